import { fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { Cover } from '../../../../src/client/ui/images/cover.tsx';
import { HeroImage } from '../../../../src/client/ui/images/hero-image.tsx';
import { IMAGE_SIZES } from '../../../../src/contract/image-sources.ts';
import { AlwaysIntersectingObserver } from '../../support/always-intersecting-observer.ts';

const lead = (src: string | null, fallback: string | null) =>
  render(
    <HeroImage
      src={src}
      fallback={fallback}
      alt="Il gattopardo"
      sizes={IMAGE_SIZES.banner}
      backdrop
      className=""
    >
      <p>nothing</p>
    </HeroImage>,
  );
const image = () => screen.getByAltText('Il gattopardo');

test('an image has the server’s widths; another one replaces it if it fails, then what is shown without any', () => {
  lead('/images/copertina/1?v=b', '/images/banner/1?v=a');
  expect(image().getAttribute('srcset')).toContain('/images/copertina/1?v=b&w=960 960w');
  expect(image()).toHaveAttribute('sizes', IMAGE_SIZES.banner);
  fireEvent.error(image());
  expect(image().getAttribute('srcset')).toContain('/images/banner/1?v=a&w=320 320w');
  expect(screen.queryByText('nothing')).toBeNull();
  fireEvent.error(image());
  expect(image()).toHaveStyle({ opacity: '0' });
  expect(screen.getByText('nothing')).toBeVisible();
});

test('images of other servers have no srcset', () => {
  lead('https://p.example/a cover.jpg', null);
  expect(image()).toHaveAttribute('src', 'https://p.example/a cover.jpg');
  expect(image()).not.toHaveAttribute('srcset');
});

test('without an image the frame stays, with what is shown instead', () => {
  lead(null, null);
  expect(screen.queryByAltText('Il gattopardo')).toBeNull();
  expect(screen.getByText('nothing')).toBeVisible();
});

test('a cached hero image delays no cover, a loading one does', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', AlwaysIntersectingObserver);
  const { unmount } = render(<PageWithHeroImage cached={false} />);
  await vi.advanceTimersByTimeAsync(100);
  expect(screen.getByRole('img', { name: 'Il sorpasso' })).not.toHaveAttribute('src');
  unmount();
  render(<PageWithHeroImage cached />);
  await vi.advanceTimersByTimeAsync(100);
  expect(screen.getByRole('img', { name: 'Il sorpasso' })).toHaveAttribute('src', '/cover.webp');
});

/** A cached image has loaded when the page is committed, before effects run. */
function PageWithHeroImage({ cached }: { cached: boolean }) {
  useLayoutEffect(() => {
    if (cached) screen.getByRole('img', { name: 'Il gattopardo' }).dispatchEvent(new Event('load'));
  }, [cached]);
  return (
    <>
      <HeroImage src="/banner.webp" alt="Il gattopardo" sizes={IMAGE_SIZES.banner} className="" />
      <Cover src="/cover.webp" name="Il sorpasso" />
    </>
  );
}

import { fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { Cover } from '../../../../src/client/ui/images/cover.tsx';
import { HeroImage } from '../../../../src/client/ui/images/hero-image.tsx';
import { IMAGE_SIZES } from '../../../../src/contract/image-sources.ts';
import { AlwaysIntersectingObserver } from '../../support/always-intersecting-observer.ts';

const lead = (src: string | null, preferred: string | null) =>
  render(
    <HeroImage src={src} preferred={preferred} alt="Il gattopardo" sizes={IMAGE_SIZES.banner} className="" />,
  );
const source = () => document.querySelector('source');

test('the preferred image has the server’s widths; the other one replaces it if it fails', () => {
  lead('/images/copertina/1?v=a', '/images/banner/1?v=b');
  expect(source()?.getAttribute('srcset')).toContain('/images/banner/1?v=b&w=960 960w');
  expect(source()).toHaveAttribute('sizes', IMAGE_SIZES.banner);
  const image = screen.getByRole('img', { name: 'Il gattopardo' });
  fireEvent.error(image);
  expect(source()).toBeNull();
  expect(image.getAttribute('srcset')).toContain('/images/copertina/1?v=a&w=320 320w');
});

test('images of other servers have no srcset', () => {
  lead('https://p.example/cover.jpg', 'https://p.example/a banner.jpg');
  expect(source()?.getAttribute('srcset')).toBe('https://p.example/a%20banner.jpg');
  expect(source()).not.toHaveAttribute('sizes');
  expect(screen.getByRole('img')).not.toHaveAttribute('srcset');
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

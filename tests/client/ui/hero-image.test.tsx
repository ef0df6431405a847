import { fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { IMAGE_SIZES } from '../../../src/client/lib/image-sources.ts';
import { Cover } from '../../../src/client/ui/cover.tsx';
import { HeroImage } from '../../../src/client/ui/hero-image.tsx';
import { AlwaysIntersectingObserver } from '../support/always-intersecting-observer.ts';

const lead = (src: string | null, preferred: string | null) =>
  render(
    <HeroImage src={src} preferred={preferred} alt="Il gattopardo" sizes={IMAGE_SIZES.banner} className="" />,
  );
const source = () => document.querySelector('source');

test('the preferred picture comes in the widths that the server has, the other one in case it fails', () => {
  lead('/images/copertina/1?v=a', '/images/banner/1?v=b');
  expect(source()?.getAttribute('srcset')).toContain('/images/banner/1?v=b&w=960 960w');
  expect(source()).toHaveAttribute('sizes', IMAGE_SIZES.banner);
  const image = screen.getByRole('img', { name: 'Il gattopardo' });
  fireEvent.error(image);
  expect(source()).toBeNull();
  expect(image.getAttribute('srcset')).toContain('/images/copertina/1?v=a&w=320 320w');
});

test('pictures of other servers are plain', () => {
  lead('https://p.example/cover.jpg', 'https://p.example/a banner.jpg');
  expect(source()?.getAttribute('srcset')).toBe('https://p.example/a%20banner.jpg');
  expect(source()).not.toHaveAttribute('sizes');
  expect(screen.getByRole('img')).not.toHaveAttribute('srcset');
});

test('a cached hero image shows at once, and delays no cover', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', AlwaysIntersectingObserver);
  render(<PageWithKeptLead />);
  await vi.advanceTimersByTimeAsync(100);
  expect(screen.getByRole('img', { name: 'Il sorpasso' })).toHaveAttribute('src', '/cover.webp');
});

/** Its lead has come when the page is committed, before anything else is heard of that. */
function PageWithKeptLead() {
  useLayoutEffect(() => {
    screen.getByRole('img', { name: 'Il gattopardo' }).dispatchEvent(new Event('load'));
  }, []);
  return (
    <>
      <HeroImage src="/banner.webp" alt="Il gattopardo" sizes={IMAGE_SIZES.banner} className="" />
      <Cover src="/cover.webp" name="Il sorpasso" />
    </>
  );
}

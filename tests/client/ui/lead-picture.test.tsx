import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PICTURE_SIZES } from '../../../src/client/lib/picture-sources.ts';
import { LeadPicture } from '../../../src/client/ui/lead-picture.tsx';

const lead = (src: string | null, preferred: string | null) =>
  render(
    <LeadPicture
      src={src}
      preferred={preferred}
      alt="Il gattopardo"
      sizes={PICTURE_SIZES.banner}
      className=""
    />,
  );
const source = () => document.querySelector('source');

test('the preferred picture comes in the widths that the server has, the other one in case it fails', () => {
  lead('/images/copertina/1?v=a', '/images/banner/1?v=b');
  expect(source()?.getAttribute('srcset')).toContain('/images/banner/1?v=b&w=960 960w');
  expect(source()).toHaveAttribute('sizes', PICTURE_SIZES.banner);
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

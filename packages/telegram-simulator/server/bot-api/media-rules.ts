import type { MediaKind } from '../../wire-message.ts';

const MEGABYTE = 1024 * 1024;

type MediaRules = {
  /** The name in refusals. */
  name: string;
  /** The type of an upload without one. */
  mimeType: string;
  /** Types that the messenger fetches by address. */
  fetchable: RegExp;
  /** Bytes that it fetches by address. */
  fetchLimit: number;
  /** In pixels, by default. */
  shape?: { width: number; height: number };
  hasDuration?: boolean;
  /** Parameters that stay with the file. */
  describedBy?: readonly ('title' | 'performer' | 'emoji')[];
};

const VIDEO = { mimeType: 'video/mp4', fetchLimit: 20 * MEGABYTE, hasDuration: true };
const SOUND = { fetchLimit: 20 * MEGABYTE, hasDuration: true };

/** The messenger's rules for each kind of file. */
export const MEDIA_RULES: Readonly<Record<MediaKind, MediaRules>> = {
  photo: {
    name: 'Photo',
    mimeType: 'image/jpeg',
    fetchable: /^image\/(jpeg|png|gif|webp)\b/,
    fetchLimit: 5 * MEGABYTE,
    shape: { width: 800, height: 1200 },
  },
  video: { ...VIDEO, name: 'Video', fetchable: /^video\/mp4\b/, shape: { width: 1280, height: 720 } },
  animation: {
    ...VIDEO,
    name: 'Animation',
    fetchable: /^(video\/mp4|image\/gif)\b/,
    shape: { width: 480, height: 270 },
  },
  document: {
    name: 'Document',
    mimeType: 'application/octet-stream',
    fetchable: /^(image\/gif|application\/(pdf|zip))\b/,
    fetchLimit: 20 * MEGABYTE,
  },
  audio: {
    ...SOUND,
    name: 'Audio',
    mimeType: 'audio/mpeg',
    fetchable: /^audio\/(mpeg|mp4|x-m4a)\b/,
    describedBy: ['title', 'performer'],
  },
  voice: { ...SOUND, name: 'VoiceNote', mimeType: 'audio/ogg', fetchable: /^audio\/(ogg|mpeg|mp4)\b/ },
  sticker: {
    name: 'Sticker',
    mimeType: 'image/webp',
    fetchable: /^(image\/webp|video\/webm)\b/,
    fetchLimit: MEGABYTE / 2,
    shape: { width: 512, height: 512 },
    describedBy: ['emoji'],
  },
};

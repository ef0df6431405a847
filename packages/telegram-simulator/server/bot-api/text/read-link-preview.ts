import * as v from 'valibot';
import type { LinkPreview } from '../../../wire-message.ts';
import { badRequest } from '../api-error.ts';
import { isHttpUrl } from '../check-url.ts';
import type { Parameters } from '../parameters.ts';

const linkPreviewOptions = v.object({
  is_disabled: v.optional(v.boolean(), false),
  url: v.optional(v.string(), ''),
  show_above_text: v.optional(v.boolean(), false),
});

const PICTURE = /\.(jpe?g|png|webp)$/i;

/** The preview that `link_preview_options` ask for by an address of a picture; of other pages none is shown here. */
export function readLinkPreview(parameters: Parameters): LinkPreview | undefined {
  const listed =
    parameters.json('link_preview_options', "can't parse link preview options JSON object") ?? {};
  const read = v.safeParse(linkPreviewOptions, listed);
  if (!read.success) throw badRequest("can't parse link preview options");
  const { is_disabled: isDisabled, url, show_above_text: isAbove } = read.output;
  if (isDisabled || !isHttpUrl(url) || !URL.canParse(url) || !PICTURE.test(new URL(url).pathname))
    return undefined;
  return { url, isAbove };
}

import { editDeskTitle, type PictureKind } from '../../../../contract/desk/titles.ts';
import type { BotServices, PrivateChatComposer, PrivateChatContext } from '../../../chat/bot-services.ts';
import { pictureIn } from '../../../chat/messages/answers.ts';
import { buttons } from '../../../chat/messages/buttons.ts';
import { onPress } from '../../../chat/messages/presses.ts';
import { pictureFault } from '../../../chat/texts/download-error-text.ts';
import { ownerTexts, texts } from '../../../chat/texts/texts.ts';
import { type Db, one } from '../../../database/db.ts';
import { botFilePath } from '../../../lib/bot-files.ts';
import { parseRowId } from '../../../lib/parse-row-id.ts';
import { EDITABLE_FIELDS } from '../../catalogue/editing/editable-fields.ts';
import { writeField } from '../../catalogue/editing/write-field.ts';
import { recordInChat } from '../../changes/changes.ts';

const PICTURES: readonly PictureKind[] = ['copertina', 'banner'];

/**
 * An owner's photo with a title's number as its caption becomes the title's cover, a wide one its banner. 'Usa un
 * fotogramma' uses the messenger's still of the title's video for both.
 */
export function registerTitlePictures(owners: PrivateChatComposer, { db }: BotServices): void {
  owners.on(['message:photo', 'message:document'], async (ctx, next) => {
    const picture = pictureIn(ctx.message);
    if (!picture) return next();
    const id = parseRowId(ctx.message.caption?.trim() ?? '');
    if (id === undefined) return ctx.reply(ownerTexts.photoHelp);
    const field = picture.isWide ? 'banner' : 'copertina';
    const fault = await pictureFault(ctx.api, picture.fileId);
    if (fault !== undefined) return ctx.reply(fault);
    if (!(await setPicture(ctx, id, field, picture.fileId))) return ctx.reply(texts.noSuchTitle(id));
    return ctx.reply(picture.isWide ? ownerTexts.bannerSet : ownerTexts.coverSet, {
      reply_markup: { inline_keyboard: [[cardButton(id)]] },
    });
  });

  onPress(owners, buttons.useStill, async (ctx, { titleId: id }) => {
    const fileId = await findStill(db, id);
    if (!fileId) return ownerTexts.noStill;
    const fault = await pictureFault(ctx.api, fileId);
    if (fault !== undefined) {
      await ctx.reply(fault);
      return undefined;
    }
    for (const field of PICTURES) await setPicture(ctx, id, field, fileId);
    return ownerTexts.stillUsed;
  });

  /** False if there is no such title. */
  async function setPicture(
    ctx: PrivateChatContext,
    id: number,
    name: PictureKind,
    fileId: string,
  ): Promise<boolean> {
    const field = EDITABLE_FIELDS.find((one) => one.name === name);
    if (!field) return false;
    const record = recordInChat(ctx, db, editDeskTitle);
    const value = botFilePath(fileId);
    const written = await record((transaction) => writeField(transaction, { id, field, value }));
    return written !== undefined;
  }
}

const cardButton = (id: number) => buttons.card.labelled(ownerTexts.card, { titleId: id });

/** The file id of the messenger's still of a title's first video; undefined without one. */
async function findStill(db: Db, titleId: number): Promise<string | undefined> {
  const row = await one<{ fileId: string }>(db)`
    select thumbnail_id as "fileId" from video join video_post on video_post.id = video.post_id
    where video.title_id = ${titleId} and position = 0 and thumbnail_id is not null
    order by season nulls first, episode limit 1`;
  return row?.fileId;
}

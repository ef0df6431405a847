import { type Kysely, sql } from 'kysely';
import type { BotServices, PrivateChatComposer, PrivateChatContext } from '../../chat/bot-services.ts';
import { buttons } from '../../chat/messages/buttons.ts';
import { onPress } from '../../chat/messages/presses.ts';
import { texts } from '../../chat/texts/texts.ts';
import type { Schema } from '../../database/schema.ts';
import { botFilePath } from '../../lib/bot-files.ts';
import { parseRowId } from '../../lib/parse-row-id.ts';
import { editTitle } from '../catalogue/edit-titles.ts';

type Picture = 'copertina' | 'banner';

/**
 * A photo that an owner sends with a title's number as its caption becomes its cover, a wide one its banner. 'Usa un fotogramma' takes the messenger's still of the title's video for both.
 */
export function registerTitlePictures(owners: PrivateChatComposer, { db }: BotServices): void {
  const { owner } = texts;

  owners.on('message:photo', async (ctx) => {
    const photo = ctx.message.photo.at(-1);
    const meant = pictureMeant(ctx);
    if (!photo || !meant) {
      await ctx.reply(owner.photoHelp);
      return;
    }
    const outcome = await editTitle(db, meant.id, { [meant.picture]: botFilePath(photo.file_id) });
    await ctx.reply(
      outcome === 'no such title' ? texts.noSuchTitle(meant.id) : owner.pictureSet(meant.picture),
      {
        reply_markup: { inline_keyboard: outcome === 'no such title' ? [] : [[cardButton(meant.id)]] },
      },
    );
  });

  onPress(owners, buttons.useStill, async (_ctx, { titleId: id }) => {
    const fileId = await findStill(db, id);
    const picture = fileId && botFilePath(fileId);
    if (picture) await editTitle(db, id, { copertina: picture, banner: picture });
    return picture ? owner.stillUsed : owner.noStill;
  });
}

/** A photo with a title's number as its caption. */
function pictureMeant({ message }: PrivateChatContext): { id: number; picture: Picture } | undefined {
  const id = parseRowId(message?.caption?.trim() ?? '');
  const photo = message?.photo?.at(-1);
  const isWide = photo !== undefined && photo.width > photo.height;
  return id === undefined ? undefined : { id, picture: isWide ? 'banner' : 'copertina' };
}

const cardButton = (id: number) => buttons.card.labelled(texts.owner.card, { titleId: id });

/** The messenger's still of a title's first video; undefined where it has sent none. */
async function findStill(db: Kysely<Schema>, titleId: number): Promise<string | undefined> {
  const { rows } = await sql<{ fileId: string }>`
    select thumbnail_id as "fileId" from source join source_post on source_post.id = source.post_id
    where source.content_id = ${titleId} and thumbnail_id is not null
    order by season nulls first, episode limit 1`.execute(db);
  return rows[0]?.fileId;
}

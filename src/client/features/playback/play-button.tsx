import type { TitleId } from '../../../contract/titles.ts';
import { texts } from '../../languages/texts.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { PrimaryButton } from '../../ui/buttons/primary-button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { usePlayInChat } from './use-send-to-bot.ts';

/** 'Riproduci': has the bot play the title in the chat. Presses are ignored while a request is in flight. */
export function PlayButton({ titleId }: { titleId: TitleId }) {
  const play = usePlayInChat(titleId);
  return (
    <PrimaryButton icon={<Icon name="play" size={22} />} busy={play.busy} onPress={() => play.run()}>
      {texts.playback.play}
    </PrimaryButton>
  );
}

type PlayIconButtonProps = { name: string; play: { busy: boolean; run(): void } };

/** Plays a title or an episode of this name. */
export function PlayIconButton({ name, play }: PlayIconButtonProps) {
  return (
    <IconButton
      icon="play"
      label={texts.playback.playPart(name)}
      aria-busy={play.busy}
      onClick={() => play.run()}
    />
  );
}

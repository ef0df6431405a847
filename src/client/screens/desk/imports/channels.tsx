import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { chooseChannel, type DeskChannel } from '../../../../contract/desk/channels.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { texts } from '../../../languages/texts.ts';
import { openTelegramLink } from '../../../messenger/links.ts';
import { canRequestChat, requestChat } from '../../../messenger/request-chat.ts';
import { SecondaryButton } from '../../../ui/buttons/secondary-button.tsx';
import cards from '../../../ui/rows/cards.module.css';
import { useDeskChange } from '../use-desk-change.ts';
import { channelsQuery } from './channels-query.ts';
import styles from './imports-section.module.css';

const words = texts.desk.channels;

/** The followed channels, and a button that has the messenger offer all others. */
export function Channels() {
  const [isExpected, setExpected] = useState(false);
  const { data } = useQuery(channelsQuery({ isExpected }));
  const openLink = () => {
    if (data?.link) openTelegramLink(data.link);
  };
  const choose = useDeskChange({
    send: () => sendRequest(chooseChannel, { body: {} }),
    onSuccess: ({ request }) => {
      if (request === null) openLink();
      else void requestChat(request);
    },
    refused: words.notOpened,
  });
  const connect = () => {
    setExpected(true);
    if (canRequestChat()) choose(undefined);
    else openLink();
  };
  if (!data) return null;
  return (
    <section className={styles['source']} aria-labelledby="desk-channels">
      <h2 id="desk-channels">{words.heading}</h2>
      <p className={cards['about']}>{words.about}</p>
      {data.channels.length > 0 && (
        <ul className={styles['channels']}>
          {data.channels.map((channel) => (
            <Channel key={channel.id} {...channel} />
          ))}
        </ul>
      )}
      <SecondaryButton onPress={connect}>{words.connect}</SecondaryButton>
    </section>
  );
}

function Channel({ title, used, unmatched, isLost }: DeskChannel) {
  return (
    <li>
      <b dir="auto">{title}</b>
      <small>{isLost ? words.lost : words.counts(used, unmatched)}</small>
    </li>
  );
}

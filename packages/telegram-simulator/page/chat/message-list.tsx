import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Author, Message, Service } from '../../wire-message.ts';
import { type Chat, isGroup, profileFor } from '../../wire-world.ts';
import { usePageState } from '../state/page-state-context.tsx';
import { BotAvatar } from '../ui/avatar.tsx';
import { formatMoney } from './format-money.ts';
import { MessageBubble } from './message-bubble.tsx';
import styles from './message-list.module.css';

/** Pixels from the end that still count as scrolled to the end. */
const SLACK = 24;

const days = new Intl.DateTimeFormat('it', { day: 'numeric', month: 'long' });

/** The messages of a chat, the newest at the bottom and in sight. */
export function MessageList({ chat }: { chat: Chat }) {
  const { box, content, onScroll } = useScrollToNewest(chat);
  return (
    <div ref={box} className={styles['thread']} role="log" aria-label="Messaggi" onScroll={onScroll}>
      <div ref={content} className={styles['messages']}>
        {chat.messages.length === 0 && <Greeting chat={chat} />}
        {chat.messages.map((message, index) => (
          <Entry key={message.id} message={message} before={chat.messages[index - 1]} chat={chat} />
        ))}
      </div>
    </div>
  );
}

/** Scrolls to new and changed messages, and stays at the end of the chat unless the person has scrolled away from it. */
function useScrollToNewest(chat: Chat) {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const seen = useRef<Chat | undefined>();

  useLayoutEffect(() => {
    const changed = changedIn(chat, seen.current);
    seen.current = chat;
    if (changed === undefined) return;
    if (changed === chat.messages.at(-1)?.id) toEnd(box.current);
    else box.current?.querySelector(`[data-message="${changed}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [chat]);

  useEffect(() => {
    const [outside, inside] = [box.current, content.current];
    if (!outside || !inside) return undefined;
    // The height changes when the keyboard below opens or closes and when pictures load.
    const watch = new ResizeObserver(() => {
      if (follows.current) toEnd(outside);
    });
    for (const element of [outside, inside]) watch.observe(element);
    return () => watch.disconnect();
  }, []);

  const onScroll = () => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = box.current ?? {};
    follows.current = scrollHeight - scrollTop - clientHeight < SLACK;
  };
  return { box, content, onScroll };
}

/** The latest message that is new or changed; in a newly opened chat the last one. */
function changedIn(chat: Chat, before: Chat | undefined): number | undefined {
  if (before?.id !== chat.id) return chat.messages.at(-1)?.id;
  const known = new Set(before.messages);
  return chat.messages.findLast((message) => !known.has(message))?.id;
}

function toEnd(element: HTMLElement | null): void {
  element?.scrollTo({ top: element.scrollHeight });
}

function Entry({ message, before, chat }: { message: Message; before: Message | undefined; chat: Chat }) {
  const day = days.format(message.date * 1000);
  const isNewDay = !before || days.format(before.date * 1000) !== day;
  return (
    <>
      {isNewDay && <p className={styles['chip']}>{day}</p>}
      {message.service ? (
        <ServiceMessage message={message} service={message.service} />
      ) : (
        <MessageBubble message={message} isGroup={isGroup(chat)} />
      )}
    </>
  );
}

/** The greeting in an empty chat. */
function Greeting({ chat }: { chat: Chat }) {
  const { state, person } = usePageState();
  const { name, description } = profileFor(state.bot, person);
  const hint = person.hasStarted ? 'Scrivi /start, o il nome di un film.' : 'Premi Avvia per cominciare.';
  if (chat.type !== 'private') return <p className={styles['chip']}>Nessun messaggio</p>;
  return (
    <div className={styles['greeting']}>
      <BotAvatar size={72} />
      <h3>{name}</h3>
      <p>{description || hint}</p>
    </div>
  );
}

/** A line of the messenger itself between the messages. */
function ServiceMessage({ message, service }: { message: Message; service: Service }) {
  return <p className={styles['chip']}>{wordsOf(service, message.author)}</p>;
}

function wordsOf(service: Service, by: Author): string {
  switch (service.kind) {
    case 'payment': {
      const paid = `Pagamento riuscito: ${formatMoney(service.amount, service.currency)}`;
      return service.isRefunded ? `${paid} (rimborsato)` : paid;
    }
    case 'refund':
      return `Rimborso: ${formatMoney(service.amount, service.currency)}`;
    case 'pin':
      return 'Messaggio fissato';
    case 'writeAccess':
      return 'Hai consentito al bot di scriverti';
    case 'webAppData':
      return `Dati inviati al bot con «${service.buttonText}»`;
    case 'chatShared':
      return `Hai scelto ${service.title ?? 'una chat'} per il bot`;
    case 'joined':
      return by.id === service.member.id
        ? `${by.name} è nel gruppo`
        : `${by.name} ha aggiunto ${service.member.name}`;
    case 'left':
      return by.id === service.member.id
        ? `${by.name} ha lasciato il gruppo`
        : `${by.name} ha rimosso ${service.member.name}`;
  }
}

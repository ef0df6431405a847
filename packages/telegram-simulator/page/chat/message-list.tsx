import type { Author, Message, Service } from '../../wire-message.ts';
import { type Chat, isGroup } from '../../wire-world.ts';
import { usePageState } from '../state/page-state-context.tsx';
import { BotAvatar } from '../ui/avatar.tsx';
import { formatMoney } from './format-money.ts';
import { MessageBubble } from './message-bubble.tsx';
import styles from './message-list.module.css';
import { useScrollToNewest } from './use-scroll-to-newest.ts';

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

/** What a chat without messages says. */
function Greeting({ chat }: { chat: Chat }) {
  const { state, person } = usePageState();
  const hint = person.hasStarted ? 'Scrivi /start, o il nome di un film.' : 'Premi Avvia per cominciare.';
  if (chat.type !== 'private') return <p className={styles['chip']}>Nessun messaggio</p>;
  return (
    <div className={styles['greeting']}>
      <BotAvatar size={72} />
      <h3>{state.bot.name}</h3>
      <p>{state.bot.description || hint}</p>
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

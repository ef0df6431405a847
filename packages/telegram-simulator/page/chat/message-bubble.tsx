import type { Invoice, Message } from '../../wire-message.ts';
import { usePageState } from '../state/page-state-context.tsx';
import { Icon } from '../ui/icons.tsx';
import { formatMoney } from './format-money.ts';
import { InlineKeyboard } from './inline-keyboard.tsx';
import styles from './message-bubble.module.css';
import { LinkPicture, MessageMedia } from './message-media.tsx';
import { PostActions } from './post-actions.tsx';
import { QuotedMessage } from './quoted-message.tsx';
import { ReplyButton } from './reply-controls.tsx';
import { RichText } from './rich-text.tsx';
import { StructuredContent } from './structured-content.tsx';

const hours = new Intl.DateTimeFormat('it', { hour: '2-digit', minute: '2-digit' });

/** One message with its buttons, on the right if it is one's own. */
export function MessageBubble({ message, isGroup }: { message: Message; isGroup: boolean }) {
  const { person } = usePageState();
  const { linkPreview } = message;
  const isOwn = message.author.kind === 'person' && message.author.id === person.id;
  return (
    <article
      className={`${styles['message']} ${styles[isOwn ? 'own' : 'other']}`}
      aria-label={`Messaggio di ${isOwn ? 'te' : message.author.name}`}
      data-message={message.id}
      data-own={isOwn}
      data-pictured={Boolean(message.photo ?? message.video ?? message.animation ?? linkPreview)}
    >
      <div className={styles['bubble']}>
        <Heading message={message} isOwn={isOwn} isGroup={isGroup} />
        <MessageMedia message={message} />
        {linkPreview?.isAbove && <LinkPicture preview={linkPreview} />}
        <div className={styles['words']}>
          {isGroup && message.replyTo !== undefined && (
            <QuotedMessage chatId={message.chatId} messageId={message.replyTo} />
          )}
          {message.invoice && <InvoiceCard invoice={message.invoice} />}
          <StructuredContent message={message} />
          {message.text && <RichText message={message} />}
          <Stamp message={message} isOwn={isOwn} />
        </div>
        {linkPreview?.isAbove === false && <LinkPicture preview={linkPreview} />}
      </div>
      {message.reaction && (
        <span className={styles['reaction']} role="img" aria-label={`Reazione del bot: ${message.reaction}`}>
          {message.reaction}
        </span>
      )}
      <InlineKeyboard message={message} />
      <PostActions message={message} />
      {isGroup && <ReplyButton message={message} />}
    </article>
  );
}

interface HeadingProps {
  message: Message;
  isOwn: boolean;
  isGroup: boolean;
}

function Heading({ message, isOwn, isGroup }: HeadingProps) {
  const { state } = usePageState();
  const { author, forwardedFrom, isViaBot } = message;
  const showsName = isGroup && !isOwn;
  if (!showsName && !forwardedFrom && !isViaBot) return null;
  return (
    <p className={styles['heading']}>
      {showsName && <b>{author.name} </b>}
      {isViaBot && `tramite @${state.bot.username}`}
      {forwardedFrom && `Inoltrato da ${forwardedFrom.name}`}
    </p>
  );
}

function Stamp({ message, isOwn }: { message: Message; isOwn: boolean }) {
  return (
    <span className={styles['stamp']}>
      {message.editDate && 'modificato '}
      <time dateTime={new Date(message.date * 1000).toISOString()}>{hours.format(message.date * 1000)}</time>
      {isOwn && <Icon name="check" size={13} />}
    </span>
  );
}

/** An invoice in a message. */
function InvoiceCard({ invoice }: { invoice: Invoice }) {
  return (
    <div className={styles['card']}>
      {invoice.photoUrl ? (
        <img className={styles['picture']} src={invoice.photoUrl} alt="" />
      ) : (
        <div className={styles['emblem']}>
          <Icon name="star" size={44} />
        </div>
      )}
      <h3 className={styles['title']}>{invoice.title}</h3>
      <p>{invoice.description}</p>
      <p className={styles['price']}>
        {formatMoney(invoice.amount, invoice.currency)}
        {invoice.isPaid && <span className={styles['paid']}>Pagata</span>}
      </p>
    </div>
  );
}

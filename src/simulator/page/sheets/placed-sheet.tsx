import { useDeskContext } from '../desk/desk-context.tsx';
import { type Place, QUESTIONS, type Sheet } from '../desk/sheet.ts';
import { SheetFrame } from '../ui/sheet.tsx';
import { ChatsSheet } from './chats-sheet.tsx';
import { EditSheet } from './edit-sheet.tsx';
import { PaymentSheet } from './payment-sheet.tsx';
import styles from './sheets.module.css';
import { VideoSheet } from './video-sheet.tsx';

/** The open sheet, if it belongs here. */
export function PlacedSheet({ place }: { place: Place }) {
  const { sheet } = useDeskContext();
  return sheet?.place === place ? <OneSheet sheet={sheet} /> : null;
}

function OneSheet({ sheet }: { sheet: Sheet }) {
  switch (sheet.kind) {
    case 'chats':
      return <ChatsSheet {...sheet} />;
    case 'payment':
      return <PaymentSheet message={sheet.message} />;
    case 'edit':
      return <EditSheet message={sheet.message} />;
    case 'video':
      return <VideoSheet />;
    case 'question':
      return <QuestionDialog question={sheet.question} answer={sheet.answer} />;
    case 'alert':
      return <AlertDialog text={sheet.text} />;
    case 'browser':
      return <BrowserSheet url={sheet.url} />;
  }
}

function QuestionDialog({
  question,
  answer,
}: Pick<Extract<Sheet, { kind: 'question' }>, 'question' | 'answer'>) {
  const { title, text, yes } = QUESTIONS[question];
  return (
    <SheetFrame title={title} shape="dialog" onDismiss={() => answer(false)}>
      <h3 className={styles['title']}>{title}</h3>
      <p className={styles['text']}>{text}</p>
      <div className={styles['choices']}>
        <button type="button" onClick={() => answer(false)}>
          Annulla
        </button>
        <button type="button" data-strong="true" onClick={() => answer(true)}>
          {yes}
        </button>
      </div>
    </SheetFrame>
  );
}

function AlertDialog({ text }: { text: string }) {
  const { dismiss } = useDeskContext();
  return (
    <SheetFrame title="Avviso" shape="dialog" onDismiss={dismiss}>
      <p>{text}</p>
      <div className={styles['choices']}>
        <button type="button" data-strong="true" onClick={dismiss}>
          OK
        </button>
      </div>
    </SheetFrame>
  );
}

/** A page of the web: the messenger would hand it to a browser. */
function BrowserSheet({ url }: { url: string }) {
  const { dismiss } = useDeskContext();
  return (
    <SheetFrame title="Apri nel browser" onDismiss={dismiss}>
      <h3 className={styles['title']}>Apri nel browser</h3>
      <p className={styles['address']}>{url}</p>
      <a className={styles['main']} href={url} target="_blank" rel="noreferrer" onClick={dismiss}>
        Apri
      </a>
    </SheetFrame>
  );
}

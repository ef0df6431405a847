import '@telegram-apps/telegram-ui/dist/styles.css';
import './messenger/theme-defaults.css';
import './messenger/insets.css';
import './app/app.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { keepThemeReadable } from './app/readable-theme.ts';
import { startMessenger } from './messenger/start-messenger.ts';

await startMessenger();
keepThemeReadable();
history.scrollRestoration = 'manual';
const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);

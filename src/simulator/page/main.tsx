import './page.css';
import { createRoot } from 'react-dom/client';
import { Page } from './page.tsx';
import { connect } from './wire/connection.ts';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page connection={connect()} />);

import './page.css';
import { createRoot } from 'react-dom/client';
import { SimulatorPage } from './simulator-page.tsx';
import { openConnection } from './wire/connection.ts';

const root = document.getElementById('root');
if (root) createRoot(root).render(<SimulatorPage connection={openConnection()} />);

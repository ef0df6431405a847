import { useRef } from 'react';
import { useFocusNeighbourOnRemoval } from '../../lib/focus/use-focus-neighbour-on-removal.ts';
import { IconButton } from '../buttons/icon-button.tsx';

type RemoveButtonProps = { icon?: 'close' | 'check'; label: string; onRemove: () => void };

/** A button that removes its row; the focus stays in the list. */
export function RemoveButton({ icon = 'close', label, onRemove }: RemoveButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const rememberNeighbour = useFocusNeighbourOnRemoval(button);
  const remove = () => {
    rememberNeighbour();
    onRemove();
  };
  return <IconButton ref={button} icon={icon} label={label} onClick={remove} />;
}

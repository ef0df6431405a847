import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';

/** A screen whose state is one visit's: for another history entry of its route it is mounted anew. */
export function perVisit(Screen: ComponentType): ComponentType {
  return function Visit() {
    return <Screen key={useLocation().key} />;
  };
}

import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';

/** A screen whose state belongs to one visit: a different history entry of its route mounts it anew. */
export function perVisit(Screen: ComponentType): ComponentType {
  return function Visit() {
    return <Screen key={useLocation().key} />;
  };
}

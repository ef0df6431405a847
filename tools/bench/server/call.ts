/** A call to make; `user` is whose session it needs. */
export type Call = {
  method: 'GET' | 'POST';
  path: string;
  user: string;
  body?: Record<string, unknown>;
};

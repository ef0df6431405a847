/** The kinds of update that the simulator makes. */
export type UpdateKind =
  | 'message'
  | 'channel_post'
  | 'edited_message'
  | 'edited_channel_post'
  | 'callback_query'
  | 'inline_query'
  | 'chosen_inline_result'
  | 'pre_checkout_query'
  | 'subscription'
  | 'poll'
  | 'poll_answer'
  | 'my_chat_member'
  | 'chat_member';

export type Update = { update_id: number; [kind: string]: unknown };

import type { Poll } from '../../../wire-message.ts';

/** A poll as the Bot API shows it. */
export function presentPoll(poll: Poll) {
  const votes = Object.values(poll.votes);
  return {
    id: poll.id,
    question: poll.question,
    options: poll.options.map((text, option) => ({
      text,
      voter_count: votes.filter((chosen) => chosen.includes(option)).length,
    })),
    total_voter_count: votes.filter((chosen) => chosen.length > 0).length,
    is_closed: poll.isClosed,
    is_anonymous: poll.isAnonymous,
    type: poll.isQuiz ? 'quiz' : 'regular',
    allows_multiple_answers: poll.allowsMany,
    correct_option_id: poll.correctOption,
  };
}

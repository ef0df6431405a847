import type { phrases as italian } from '../it/phrases.ts';
import type { Translated } from '../translated.ts';

export const phrases: Translated<typeof italian> = {
  thanks:
    'thanks, thank you, thx, ty, tysm, thanks a lot, thank you so much, thank you very much, many thanks, thanks so much, ok thanks, ' +
    'thanks anyway, thanks again, thanks for everything, thanks bot, thanks man, thanks mate, thanks guys, cheers, much appreciated, ' +
    'i appreciate it, perfect thanks, great thanks, yes thanks, no thanks, no thank you, very kind, how kind, you’re the best, ' +
    'you are the best, you guys are the best, you’re great, you’re amazing, you rock, well done, good job, great job, good bot, ' +
    'nice work, great work, congrats, awesome, amazing, brilliant, excellent, perfect, fantastic, great, great movie, great film, ' +
    'love it, i love it, it works, it works now, found it, works great, legend, nice one, lifesaver',
  greeting:
    'hi, hello, hey, hiya, heya, yo, hello there, hi there, hey there, hi all, hello everyone, hi everyone, hi bot, hello bot, ' +
    'good morning, good afternoon, good evening, morning, evening, good day, how are you, how are you doing, how’s it going, ' +
    'what’s up, sup, anyone there, is anyone there, anybody there, are you there, i’m back',
  farewell:
    'bye, bye bye, goodbye, good bye, see you, see ya, see you later, see you soon, see you tomorrow, later, talk later, talk soon, ' +
    'until next time, good night, goodnight, night, night night, nighty night, have a nice day, have a good day, have a good night, ' +
    'have a nice evening, have a good weekend, take care, sweet dreams, going to bed, i’m going to bed, gotta go, i have to go, cya',
  notices:
    'stop, stop it, enough, that’s enough, stop texting me, stop messaging me, stop writing to me, stop writing me, stop spamming me, ' +
    'stop sending me messages, stop sending messages, stop sending notifications, stop the notifications, stop the messages, ' +
    'stop notifications, no more messages, no more notifications, no more alerts, too many messages, too many notifications, ' +
    'too many alerts, don’t text me, don’t message me, don’t write to me, don’t message me anymore, leave me alone, ' +
    'i don’t want notifications, i don’t want messages, i don’t want any more messages, i don’t want any more notifications, ' +
    'turn off notifications, turn off the notifications, turn off alerts, disable notifications, mute notifications, mute, silence, ' +
    'how do i turn off notifications, how do i stop notifications, how do i disable notifications, how do i turn on notifications, ' +
    'notifications off, notifications, alerts, spam, unsubscribe from notifications',
  refund:
    'refund, a refund, refund me, refund please, i want a refund, i want my refund, i’d like a refund, i need a refund, ' +
    'can i get a refund, can i have a refund, how do i get a refund, how to get a refund, give me my money back, give my money back, ' +
    'give me back my money, i want my money back, money back, my money back, i want my stars back, give me my stars back, stars back, ' +
    'where are my stars, my stars are gone, my money is gone, i paid twice, paid twice, i was charged twice, charged twice, ' +
    'you charged me twice, double charge, i paid by mistake, i bought it by mistake, bought by mistake, accidental purchase, i paid, ' +
    'i already paid, i’ve paid, i have paid, i paid and it doesn’t work, i paid but it doesn’t work, i paid but nothing happened, ' +
    'i paid and got nothing, payment failed, my payment failed, payment error, payment didn’t go through, problem with my payment, ' +
    'i don’t recognise this charge, i don’t recognize this charge, i didn’t authorise this, unauthorised charge, why was i charged, ' +
    'scam, scammers, it’s a scam, this is a scam, you scammed me, chargeback',
  leave:
    'cancel, cancel it, cancel everything, cancel subscription, cancel my subscription, cancel the subscription, cancel sub, cancel my sub, ' +
    'cancel premium, cancel my premium, cancel membership, cancel my plan, i want to cancel, i’d like to cancel, i wanna cancel, ' +
    'how do i cancel, how to cancel, how can i cancel, can i cancel, can i cancel anytime, i want to cancel my subscription, ' +
    'how do i cancel my subscription, how do i cancel premium, please cancel my subscription, please cancel, unsubscribe, ' +
    'unsubscribe me, how do i unsubscribe, i want to unsubscribe, end subscription, end my subscription, stop subscription, ' +
    'stop my subscription, stop the subscription, stop premium, stop charging me, stop billing me, stop payments, stop the payments, ' +
    'don’t renew, do not renew, i don’t want to renew, stop renewal, turn off auto renewal, turn off auto renew, auto renewal, ' +
    'cancel auto renewal, i don’t want to pay anymore, i don’t want premium anymore, i want to stop paying, how do i stop paying, ' +
    'i want out, let me out, opt out, remove my card, i’m done paying, how do i leave',
  erase:
    'privacy, gdpr, delete me, erase me, forget me, remove me, delete my account, delete account, remove my account, close my account, ' +
    'i want to delete my account, how do i delete my account, delete my data, erase my data, delete all my data, remove my data, ' +
    'delete my profile, my data, what data do you have, what data do you collect, what do you know about me, right to be forgotten',
  how:
    'help, help me, info, instructions, how does this work, how does it work, how do you work, how does this bot work, how do i use this, ' +
    'how to use, what can you do, what do you do, what is this, what can this bot do, tutorial, guide, how much is it, how much does it cost, is it free',
};

import type { remarks as italian } from '../it/remarks.ts';
import type { Translated } from '../translated.ts';

export const remarks: Translated<typeof italian> = {
  common:
    'anytime whenever was said went watch looking the a an of to in on at for with from by about as and or but if so that ' +
    'this these those it its i im ive id ill me my mine myself you your youre youve u ur he she we us our they them is are am ' +
    'were be been being do does did done doing have has had having can could will would should may might must need want wanna ' +
    'gonna get got getting make made let lets go going know think tell say please pls plz sorry hi hello hey ok okay now ' +
    'today tonight tomorrow yesterday still yet already always never ever again just only really very much many more most ' +
    'some any all every everything anything something nothing here there what whats which who whom whose when where why how ' +
    'hows s t m re ve d ll not no dont doesnt didnt cant isnt arent bot app telegram movie movies film films series show ' +
    'shows video videos title titles mate bro buddy friend sir well then than too also even like bit lot lots month months ' +
    'year one ones stuff actually x wife husband girlfriend boyfriend kids kid behind back button out weekend without ' +
    'everyone folks boss chief two three four five ten hours hour times time own thanks thank',
  everyday:
    'mum mom dad nan gran grandma grandad granddad auntie uncle sister brother cousin friends girl boy guy guys lads baby ' +
    'daughter son daughters sons neighbour neighbor roommate flatmate missus hubby honey babe love eat* ate drink* drank ' +
    'sleep* slept asleep woke wake cook* work* study* studying read* talk* call* ring* answer* listen* wait* arriv* came come ' +
    'comes coming leav* left drive* driving walk* run* playing won win lost lose bought sell* bring* brought borrow* throw* ' +
    'open* close* wash* clean* cry* cried laugh* fight* argu* married met meet* remember* forgot forget* thought guess hope ' +
    'hoping seem* happen* finish* start* began tried try trying felt feel* saw seen watch* watched pick* decid* hate* hated ' +
    'fell fall* stay* dies died dead kill* spoil* turn* tells told says said ask* asked heard grew rooting support* home ' +
    'house bed sofa couch kitchen bath pizza pasta beer wine coffee tea bread milk popcorn snacks dinner lunch breakfast ' +
    'curry takeaway shopping cold flu fever sick ill tired sleepy morning afternoon evening monday tuesday wednesday thursday ' +
    'friday saturday sunday christmas easter holiday* summer winter birthday rain* snow* weather hot match football game ' +
    'score team exam* school homework office shift train bus car traffic phone mobile wifi internet battery laptop computer ' +
    'chat group dog* cat* book actor* actress director plot character ending masterpiece boring netflix prime hulu disney ' +
    'cinema power shame letdown weird funny scary sad last honestly literally absolute* proper bloody update upgrade ' +
    'downgrade halfway starving hungry thirsty happy music song* books window door doorbell spying headache beers luck weep* ' +
    'rainy bringing date party shower nightmare bored tears busy parents mother twins niece nephew fiance fiancee pal pals ' +
    'wrong barking meal chips crisps chocolate icecream burger sandwich kebab pub hospital doctor dentist toothache cough ' +
    'umbrella fog sunny cloudy boiling roasting invite* order* cook promise* swear charger keyboard instagram tiktok facebook ' +
    'photo selfie voice blanket pillow socks lift keys neighbours rent bills salary meeting uni college teacher revision ' +
    'boyfriend girlfriend dating dumped engaged pregnant drunk hammered knackered shattered ironing laundry dishes hoover ' +
    'kettle brew nap naps toddler babysitter parking petrol suitcase beach weekend* nights skip* bless sneez* leeds ' +
    'manchester chelsea arsenal liverpool miss fit cute',
  inflections: 'ouldnt idnt asnt adnt erent oesnt',
  short:
    'uu you, uuu you, uuuu you, u you, ur your, r are, plz please, pls please, thx thanks, thnx thanks, tx thanks, ' +
    'tnx thanks, ty thanks, tysm thanks, thanx thanks, tks thanks, cuz because, coz because, hv have, wat what, wen when, ' +
    'dat that, dis this, dnt dont, abt about, bc because, msgs messages, notifs notifications, 2moro tomorrow, 2nite tonight, ' +
    'gud good, acct account, pymt payment, vol volume',
  endings: 't m s re ve ll',
  hails:
    'thanks, thank you, cheers, hi, hello, hey, hiya, good morning, good evening, good night, morning, night, goodnight, thankyou, ' +
    'evening',

  acts:
    'stop* cancel* terminat* quit end delete remove received receive twice double mistake wrong returned undo gone missing ' +
    'took taken taking auto account anymore back accept*',

  service: 'premium vip subscription subscriber subscribed member membership pay paying',

  refund: {
    words:
      'refund* reimburs* chargeback* charged overcharged recharged scammed scam scammers fraud ripped robbed stolen stole ' +
      'nicked dispute disputing unauthori* duplicate moneyback accidentally mistakenly clawback statement billed debited',
    surely:
      'you owe me, owe me … stars, waste of money, wasted money, waste of my, can’t pay, cannot pay, my stars, ' +
      'by mistake … paid, paid by mistake, paid by accident, paid for premium, paid for … nothing, unauthorized, ' +
      'unauthorised, don’t recognize, don’t recognise, my money, money was taken, took money, payment didn’t, ' +
      'payment … through, payment … rejected, payment … declined, accidental purchase, purchased by mistake, ' +
      'bought … by mistake, bought premium by, refund*, money back, stars back, charged … twice, charged me, been charged, ' +
      'was charged, got charged, wrongly charged, overcharged, double charged, paid … twice, paid but, paid and … not, ' +
      'paid and … nothing, paid … still, chargeback, billing problem, billing issue, problem with … payment, ' +
      'issue with … payment, payment … failed, payment problem, payment issue, reimburse*, stars gone, stars are gone, ' +
      'stars disappeared, paid and got, paid already, already paid, what a scam, this is a scam, dispute … charge, ' +
      'charged … wrong, i was robbed, robbed me, money taken, robbery, charge on my, on my statement, quid off me, ' +
      'money off me, off my card, from my card, from my account, double billed, never signed up, didn’t sign up, ' +
      'paid … got nothing, didn’t authorise, didn’t authorize, never authorised, never authorized, did not authorise, ' +
      'did not authorize, premium not active, premium isn’t active, premium … arrived, still no premium, still not premium, ' +
      'premium didn’t … activate, premium doesn’t … activate, premium never, after paying, after i paid, after payment, ' +
      'since i paid',
    alone:
      'i have paid, i’ve paid, just paid, i paid, scam, scammers, it’s a scam, you scammed me, scammed, fraud, rip off, ' +
      'ripped off, thieves',
  },
  leave: {
    words: 'unsub* unsubscrib* desubscribe opt renewing autorenew* discontinu* downgrade* resign',
    surely:
      'turn off premium, switch off … premium, get me off, come off premium, turn off auto, turn off the auto, ' +
      'switch off auto, i’m done with this, done with you, i’m done enough, cancel button, if i cancel, being charged every, ' +
      'i cancelled, no longer … subscription, no longer … premium, no longer interested, cancel* … auto, cancel* … payment*, ' +
      'disable … premium, disable … subscription, end … premium, end … subscription, pause … subscription, stop the renewal, ' +
      'don’t … renew, won’t renew, unsubscri*, cancel* … subscription, cancel* … plan, cancel* … premium, ' +
      'cancel* … membership, cancel* … renewal, cancel my, end my subscription, stop … subscription, stop my subscription, ' +
      'stop … premium, stop charging, stop billing, stop paying, stop … renew*, stop … payments, turn off … renew*, ' +
      'disable … renew*, auto renew*, autorenew*, not renew, don’t want to renew, don’t want … pay, don’t want … premium, ' +
      'don’t want … subscription, don’t want to be charged, no longer want … subscription, no longer want … premium, ' +
      'no longer want to pay, get rid of … subscription, get rid of premium, remove … subscription, quit premium, ' +
      'quit … subscription, leave premium, opt out, terminate … subscription, out of this subscription, ' +
      'out of the subscription, out of premium, get out of, want out, don’t wanna pay, don’t want to pay, not paying, ' +
      'not pay any, not pay anymore, stop taking, stop the payments, stop my payments, stop auto, kill my subscription, ' +
      'end my plan, end my membership, unsub, auto … off, let it expire, don’t charge me, do not charge, don’t bill, ' +
      'take me off, changed my mind, no premium, how do i get out, how to get out, automatic payment, automatic payments, ' +
      'cancel the lot, cancel sub, i want off, take my card, card off, pause it, pause my, pause for, cancel it, cancel this, ' +
      'cancel me, cancel please, please cancel, cancel that, get off this, get off your, turn everything off, ' +
      'turn it all off, sick of paying, tired of paying, fed up with paying, fed up paying, done paying, ' +
      'sick of this subscription, sick of my subscription, fed up with the subscription, fed up with my subscription',
    alone:
      'end it, i want to stop, want to stop, stop all, leaving, how to exit, exit, cancel, cancelling, canceling, ' +
      'cancellation, cancel everything, i quit, quit, want to quit, want to leave, i’m leaving, how do i leave, how to leave',
  },
  erase: {
    words: 'gdpr privacy history erase wipe data traces deletion',
    surely:
      'delete my, delete … account, remove my account, close my account, close account, erase my, deactivate … account, ' +
      'cancel my account, delete … data, remove … data, erase … data, personal data, my data, what data, which data, ' +
      'data do you, gdpr, info on me, have on me, got on me, wipe my, wipe all my, close down my account, ' +
      'right to be forgotten, scrub my, personal info, personal information, my info, my information, keep about, ' +
      'off your system, off your records, info do u, info do you, about me, delete myself, remove myself, my details, ' +
      'search history, my history, clear my',
    alone: 'delete me, remove me, forget me, erase me, delete everything, privacy, my account',
  },
  premium: {
    words:
      'premium vip subscri* subscription* renew* pay paying paid pays payment payments cost costs pricing price prices priced ' +
      'pricey expensive cheap cheaper cheapest afford money dollars bucks quid pounds euros euro cents stars fee fees bill ' +
      'billing billed crypto bitcoin invoice receipt discount* coupon* promo voucher* trial monthly yearly annual annually ' +
      'membership member purchas* buy bought buying paypal visa mastercard debit revolut cashapp venmo bank card cards gift ' +
      'tier tiers plan plans upgrade tenner fiver refunded free owe signup',
    surely:
      'do i owe, i owe you, bank transfer, apple pay, google pay, wire transfer, until it expires, does it expire, ' +
      'before it expires, out of stars, get stars, get more stars, try it first, try before, my receipt, a receipt, ' +
      'the receipt, an invoice, my invoice, the invoice, invoice for, receipt for, too expensive, so expensive, ' +
      'very expensive, too pricey, costs too much, renew automatically, renews automatically, being charged, buy stars, ' +
      'premium, how much is it, how much does it, how much is this, how much per, how much a month, how much do i, ' +
      'how much is the, how much for a, subscri*, does it cost, cost me, have to pay, need to pay, is it free, is this free, ' +
      'it’s free, for free or, pay with, pay by, how can i pay, how do i pay, how to pay, free trial, trial period, renew my, ' +
      'telegram stars, discount*, promo code, coupon, student price, what do i get, what do you get with, worth paying, ' +
      'worth the money, gift it, as a gift, how often … pay, any free, credit card, debit card, you charge, to upgrade, ' +
      'free version, paid version, one sub, my sub, the sub, need a card, a card to, month free, first month, top up, ' +
      'per month, how many stars, the damage, can’t afford, cant afford, how much is premium, how much is vip, ' +
      'how much premium, or … stars, stars or',
    alone:
      'buy, buying, purchase, buy it, if i pay, euros, dollars, pounds, stars, monthly, yearly, annual, expensive, pricey, ' +
      'overpriced, fee, fees, paypal, paid, offers, deal, deals, benefits, how much, price, prices, pricing, cost, costs, ' +
      'free, pay, paying, payment, payments, invoice, receipt, membership, expire, expires, renew, renewal, donate, donation, ' +
      'whats included, included, perks, upgrade, tier, tiers, plans, plan',
  },
  notices: {
    words:
      'notif* notification* alerts alert pings pinging mute unmute messaging reminder reminders dm dms buzzing messages message ' +
      'texting sending',
    surely:
      'quit texting, quit writing, quit spamming, quit sending, off alerts, off the alerts, disable … alerts, ' +
      'turn off … messages, turn on … alerts, stop messag*, stop text*, stop writing, stop sending, stop spamming, ' +
      'stop contacting, stop notif*, don’t message, don’t text, don’t write, don’t send me, don’t contact me, ' +
      'no more messages, no more notifications, turn off … notif*, turn on … notif*, disable … notif*, mute … notif*, ' +
      'too many messages, too many notifications, leave me alone, switch off … notif*, stop the messages, stop pinging, ' +
      'stop bugging, stop bothering, quit messaging, no more alerts, alerts off, notifications on, notify me less, ' +
      'fewer messages, less messages, stop alerts, tell me when something, let me know when, notify me when, ' +
      'will you tell me, notifications off, don’t notify, do not notify, remove notifications, message me too, ' +
      'messages me too, text me too, write to me too, let me know whenever, ping me when, let me know if',
    alone: 'unmute, spam, stop, stop it, stop this, notifications, mute, alerts',
  },
  broken: {
    words:
      'freez* frozen froze buffer* lag lagging laggy crash* glitch* pixel* pixelated blurry grainy sync synced subtitle* subs ' +
      'dub dubbed audio sound volume muffled stutter* skipping skips error errors broken broke bug buggy bugs unavailable ' +
      'link links load loads loading loaded stuck playback playing stops echo robotic distorted quality resolution tinny ' +
      'crackl* disappoint* screen poster thumbnail black jumps repeating repeats keeps happens file match lips stopping cuts ' +
      'hear clicked slow italian spanish french german portuguese russian arabic chinese polish romanian ukrainian turkish ' +
      'hungarian greek yonks freezes corrupted letdown disappointed disappointment disappointing',
    surely:
      'too many ads, so many ads, nothing comes, nothing arrives, nothing came, don’t load, doesn’t come, got something else, ' +
      'sent me something else, got a different, something else came, has worked, have worked, can’t understand what they, ' +
      'just closed, just stopped, just died, closed on me, download failed, downloads fail, failed to, fails to, ' +
      'wrong version, not complete, incomplete, it won’t, subtitles are in, subs are in, audio is in, why is it in, ' +
      'why is this in, wanted it in, wanted english, wanted italian, wanted spanish, i wanted the dubbed, stopped halfway, ' +
      'stops halfway, stopped in the middle, stops in the middle, stopped working, it freezes, freezes every, keeps lagging, ' +
      'is in english, is in italian, is in french, is in the wrong, video stops, movie stops, film stops, stops playing, ' +
      'something went wrong, something wrong, not available, unavailable, is cut, cut off, is stuck, it’s stuck, got stuck, ' +
      'stuck at, stuck on loading, it crashed, app crashed, keeps loading, loads forever, nothing happens, nothing happened, ' +
      'out of order, audio … off, too quiet, volume is low, can’t find the video, no video, no picture, doesn’t show, ' +
      'won’t show, won’t start, kicks me out, doesn’t do anything, glitch*, delayed, disappeared, wrong file, wrong episode, ' +
      'is frozen, video frozen, screen frozen, doesn’t work, don’t work, didn’t work, isn’t working, not working, not work, ' +
      'nothing works, doesn’t load, won’t load, not loading, doesn’t open, won’t open, not opening, doesn’t play, won’t play, ' +
      'not playing, doesn’t start, can’t open, can’t play, can’t hear, can’t see anything, can’t see the video, can’t watch, ' +
      'can’t download, can’t access, can’t get in, can’t log in, keeps freezing, keeps stopping, keeps buffering, ' +
      'keeps crashing, no sound, no audio, no subtitles, without sound, out of sync, wrong audio, wrong subtitles, ' +
      'wrong language, wrong video, audio is wrong, subtitles are wrong, subtitles … wrong, subtitles … missing, ' +
      'audio … missing, black screen, blank screen, bad quality, broken link, link is dead, is broken, are broken, ' +
      'there’s a problem, there is a problem, i have a problem, having trouble, having problems, having issues, problem with, ' +
      'issue with, technical issue, error, report a problem, report an issue, something is wrong, something’s wrong, ' +
      'doesn’t respond, not responding, never arrived, didn’t arrive, hasn’t arrived, didn’t get the, didn’t receive, ' +
      'haven’t received, won’t let me, not letting me, doesn’t let me, keeps cutting, keeps going, is missing, are missing, ' +
      'missing the end, it’s in, wont start, just spins, not doing anything, nothing is happening, freezing up, froze, ' +
      'is out of, lips don’t, out of time, can’t see it, cuts out, cut out, dead link, timed out, times out, keep getting an, ' +
      'playback failed, playing the wrong, plays the wrong, black picture, can’t make out, stops after, stops at, not found, ' +
      'cuts off, no longer plays, is dubbed, it’s dubbed, white screen, ends too early, ends early, it’s cut, still nothing, ' +
      'a bug, freezes at, no subs, cuts to black, been loading, loading for, closed by itself, closes by itself, move on, ' +
      'only hear, no voices, only music, not send me, didn’t send, going on nothing, takes ages, takes forever, takes yonks, ' +
      'too big, every single time, every time i, same thing happened, same problem, used to be better, taking forever, ' +
      'is taking, wheel forever, spinning wheel, ages ago, nobody answer*, no one answer*, third time, second time i, ' +
      'never have anything, never works, keeps on, not good enough, poor quality, poor service, so annoying, really annoying, ' +
      'are swapped, same episode, same file, is actually, the same as the, got nothing, gone downhill, same as ep, ' +
      'english subs, find the subs, find the subtitles, find the … subs, ads everywhere, full of ads, still ads, ' +
      'still get ads, still getting ads, adverts, ads again, all the ads, sick of, fed up with, had enough of, not impressed, ' +
      'is a joke, unacceptable, is ridiculous, is rubbish, is useless, is crap, is terrible, is awful, is pathetic, ' +
      'is shocking, let down, doing my head in, winding me up, does my head in, always the same, same old, ' +
      'never add anything, anything new on here, nothing new ever, this isnt the movie, this is not the movie, ' +
      'not the movie i, a different movie, a different film, does nothing, wrong way round, wrong way up, ' +
      'used to be so much better, can’t be watched, cannot be watched, can’t be played, nothing i search, nothing i look, ' +
      'never find anything',
    alone:
      'freezes, freezing, crashes, crashed, crashing, stutters, lagging, lags, laggy, buffering, broken, bug, bugs, buggy, ' +
      'problem, problems, issue, issues, slow, so slow, too slow, report, is it down, lag, complaint, complain',
  },
  requests: {
    words: 'request requests requested requesting ask',
    surely:
      'look at requests, check requests, read requests, approve requests, answer requests, reply to requests, ' +
      'review requests, how long do requests, requests take, how long does a request, request take, asked you for a, ' +
      'you don’t have yet, film you don’t have, movie you don’t have, something you don’t have, my request, my requests, ' +
      'request a, request an, request some*, request movies, request films, request titles, request shows, make a request, ' +
      'send a request, ask for a movie, ask for a film, ask for a title, take requests, accept requests, do you do requests, ' +
      'cancel … request, withdraw … request, how … request, can i request, can i ask for, where … request, i requested, ' +
      'suggest a title, title is missing, movies are missing, missing movies, add some, how do i ask for, can i suggest, ' +
      'i’d like to request, how to request, i’ve asked for, i asked for a, i asked for some, i asked for it, ' +
      'i asked for … last, i asked for … ago',
    alone:
      'can you add, could you add, can you get, could you get, please add, can you upload, could you upload, add movies, ' +
      'add films, add titles, more movies, more films, add series, add new movies, request, requests, requested, missing, ' +
      'something is missing, add more, add a movie, add more movies, suggest a movie, suggest a film',
  },
  arrival: {
    words:
      'sequel upcoming releases released release airs airing dropping coming season seasons episode episodes ep eps sequels ' +
      'spinoff renewed prequel instalment installment',
    surely:
      'where i left off, happens in the next, happens next, carry on from, is it back, when does it return, when is … back, ' +
      'when does … return, when will … return, when does … continue, how long till, how long until, till … comes out, ' +
      'until … comes out, be on here, on here soon, be here soon, when’s the new, whens the new, what time do new, ' +
      'what time does the new, waiting for season, waiting for episode, anything new from, when can i watch … season, ' +
      'when can we watch … season, when can i watch … episode, season … coming, season … when, season … out, ' +
      'is there a season, when’s the next, when does … come, when is … coming, when is … out, when is … release*, ' +
      'when is … available, when will … come, when will … out, when will … available, when will … arrive, ' +
      'when will … released, when will … added, when will … season, when is … season, when does … season, when do … episodes, ' +
      'when are … episodes, when is … episode, when does … episode, when are … coming, when does … air, when does … arrive, ' +
      'when does … drop, when do … come, when are you adding, when will you add, when will you upload, when you add, ' +
      'release date, has … season come out, when’s … out, when’s … coming, when’s … season, will there be a, ' +
      'will there be another, is there going to be, is there gonna be, when you getting, when are you getting, ' +
      'when do you get, when do you add, when you adding, any date, any news on, any idea when, when’s it, when is it, ' +
      'when are the, season … yet, part … coming, sequel … coming, new season, is … coming out, is … coming soon, ' +
      'any word on, when … out, new eps, next ep, next eps, whens ep, when’s ep, when … ep, when … eps, when … episode, ' +
      'when … episodes, next season, how many seasons, more seasons, another season, is there a second, is there a third, ' +
      'is there a part, any more, will there be more, is there more, more of, got more, what comes after, whats after, ' +
      'what’s after, what comes next, rest of, the rest coming, make another, making another, has it been cancelled, ' +
      'did they cancel, is it over, continue after, is it renewed, got the next, got the new, next one out, is it out, ' +
      'out yet, up yet, on here yet, a part two, a part 2, part two … when, part 2 … when, part three … when, part 3 … when, ' +
      'part two to, part 2 of, next bit, next part, the follow up, ever make a, carries on, does it continue, ' +
      'how many episodes, carry on … when, when … carry on, is that the last, when’s the fourth, when’s the third, ' +
      'when’s the second, only have the first, only got the first, other seasons, the other season, chapter 2, chapter 3, ' +
      'chapter two, is that the end, is this the end, is that it or, is there a follow, follow up, is there another, ' +
      'are there more, is there a sequel, does it end, does it carry on, the new series of, the new season of, ' +
      'a new series of, a new season of, a second series, finished ep, finished season, finished episode, finished series, ' +
      'where is ep, where is season, where are the other episodes, where are the rest, wheres ep, wheres season, ' +
      'is that all of, is that all there is, which comes after, is there more of, ends on a cliffhanger, what a cliffhanger, ' +
      'leave off, left off, the one that follows, one that follows, the follow on, follow on to, a number two, a number 2, ' +
      'go past part, go past season, go past episode, give me the next one',
    alone:
      'next releases, new episodes, next episode, coming soon, any news, continues, continued, to be continued, the rest, ' +
      'sequel, more',
  },
  contact: {
    words:
      'whatsapp email customer support complaint complaints complain owner owners manager supervisor admin moderator hotline ' +
      'helpline representative staff office contact human talk wasap',
    surely:
      'someone from the team, from the team, one of the team, message me, who can i complain, complain to, put me through, ' +
      'to an operator, to a manager, make a complaint, file a complaint, who pays you, who’s paying you, who programmed you, ' +
      'to the admin, to the owner, contact the admin, contact the owner, talk to … human, talk to … person, talk to someone, ' +
      'talk to somebody, talk to … agent, talk to … admin, talk to … owner, speak to … human, speak to … person, ' +
      'speak to someone, speak to somebody, speak to … agent, contact support, contact someone, contact admin, contact owner, ' +
      'how … contact, who runs, who owns, who made, who created, who is the owner, who is the admin, who is behind, ' +
      'who manages, customer service, customer support, customer care, real person please, human please, who’s behind, ' +
      'whos behind, speak with someone, speak with a, talk with someone, talk to your, talk to the, get hold of, ' +
      'get in touch, reach you, reach someone, message the owner, who do i talk to, who can i talk to, who do i contact, ' +
      'who can i contact, human support, actual person, actual human, reach the, reach an, reach admin, reach support, ' +
      'who answers, anyone answer, a contact, contact please, whose bot, who does this bot, who does this belong, in charge, ' +
      'the boss, ring me, call me on, call me at, speak to about, who do i speak, who can i speak, your number, your whatsapp',
    alone:
      'contact an admin, support, real person, real human, developer, creator, contact you, contact us, contact info, ' +
      'help desk, helpdesk, speak with, talk with a, contact the, contacts, admin, owner, agent, operator, human, ' +
      'support team, phone number, email, e-mail, feedback, contact',
  },
  insult: {
    words:
      'idiot* stupid dumb dumbass moron* useless shit* shite bullshit fuck* bollocks wank* twat* tosser* prick prat muppet* ' +
      'numpty eejit* bastard* bitch* arse* arsehole asshole* cunt* pathetic rubbish garbage trash crap crappy piss pissed sod ' +
      'bugger dimwit* imbecile* clown* jerk* loser* sucks suck pillock* knob* dickhead* dick wally scumbag* disgrace* ' +
      'shambles incompetent worthless braindead worst dumber dumbest toaster melt bellend* git gits dunce halfwit nitwit ' +
      'dumbo plonker* berk daft lousy clueless hopeless dunderhead lame twit cretin* bonehead knobhead knobheads dipshit ' +
      'shitty screw retard* spanner bozo goddamn thick dense joke silly foolish moronic brainless',
    surely:
      'f off, eff off, shame on you, disgust me, you make me sick, can’t do anything, you can’t do, you know nothing, ' +
      'dumb machine, stupid machine, stupid app, dumb app, bunch of crooks, bunch of losers, you crooks, bot is garbage, ' +
      'bot is trash, bot is shit, bot is crap, bunch of scammers, bunch of clowns, bunch of liars, bunch of thieves, ' +
      'bunch of muppets, you muppet, you donkey, you numpty, stupid bot, useless bot, dumb bot, fuck you, fuck off, ' +
      'fuck this, go fuck, piece of shit, you suck, sucks, go to hell, screw you, piss off, you are useless, you’re useless, ' +
      'bloody useless, you are stupid, you’re stupid, are you stupid, you are dumb, you’re dumb, you are shit, you’re shit, ' +
      'hate this bot, kill yourself, crappy bot, worst bot, waste of time, you are the worst, you’re the worst, ' +
      'this is garbage, this is trash, this is rubbish, this is crap, this is shit, absolute garbage, absolute rubbish, ' +
      'load of crap, load of rubbish, you’re a joke, you are a joke, what a joke, bloody awful, sick of this, fed up, ' +
      'drop dead, get lost, waste of space, piece of junk, piece of trash, useless piece, piece of garbage, what a piece of, ' +
      'incompetent, disgusting service, bunch of idiots, what a disgusting, disgrace, dumber than, hope your server, ' +
      'hope you crash, catches fire, get stuffed, are you thick, so thick, smarter than you, better than you, you melt, ' +
      'good for nothing, big joke, a joke of a, you tool, up yours, eat shit, sick of you, eat my, bloody hopeless, ' +
      'dumb robot, stupid robot, silly robot, load of bollocks',
    alone:
      'disgraceful, loathsome, dumb thing, stupid thing, idiot bot, silly bot, silly, crooks, idiotic, braindead, muppet, ' +
      'numpty, donkey, poopy, scumbag, scumbags, piece of crap, shut up, suck, dumbass, jerk, clown, clowns, twat, prick, ' +
      'crappy, nonsense, disgusting, fuck*, motherfucker, hate you, asshole, bastard, bitch, idiot, idiots, moron, dickhead, ' +
      'wanker, shitty, stupid, dumb, useless, shit, crap, bullshit, rubbish, garbage, trash, pathetic, loser, terrible, ' +
      'horrible, awful, ridiculous, annoying, wtf, stfu, hate, worst, fool, bad, lame',
  },
  other: {
    words: 'remake another else meant previous different other',
    surely:
      'not the cartoon, not the anime, not the animated, not the remake, misunderstood, got me wrong, i wanted the series, ' +
      'i wanted the film, i wanted the movie, i wanted the show, the same title, with the same name, i want the other, ' +
      'the previous one, not this one, not that one, not this movie, not that movie, not this film, not that film, ' +
      'wrong movie, wrong film, wrong title, wrong show, wrong series, this is not the, didn’t mean, a different one, ' +
      'you got it wrong, you are wrong, you’re wrong, none of these, none of those, none of them, not what i, ' +
      'what i asked for, that’s the wrong, thats the wrong, it’s the wrong, wrong version, not the right, wasn’t looking for, ' +
      'not looking for that, not looking for this, not the movie, not the film, mixed up, got the wrong, got another, ' +
      'any others, the older one, not that old, i meant, meant the, not it, not the one, i mean the, the other film, ' +
      'the other movie, the other show, seen this, seen that, watched this, watched that already, that one no, ' +
      'gave me a different, gave me another, sent me another, sent me a different, nothing to do with, no the new, ' +
      'the new one, the newer one, the one above, the one below, not the series, the black and white one, the series not, ' +
      'the film not, the movie not, wrong one',
    alone:
      'not him, not her, the continuation, no another, another please, that’s wrong, no that’s wrong, that is wrong, ' +
      'anything else, seen it anything else, what else, else, show me the next, the next one, next one please, same name, ' +
      'the original, the original one, not the remake, the remake, older one, newer one, most recent, the real one, part, ' +
      'the part, part one, part three, second part, first part, the second part, older version, the older version, ' +
      'newer version, older, newer, sent, try another, wanted another, isn’t it, that’s not, thats not, that is not, ' +
      'this isn’t, that isn’t, neither of, the one before, the other one, not this, not that, not these, another one, ' +
      'another, other one, other, others, different, wrong, wrong one, something else, someone else, previous, next, ' +
      'next one, the first, the second, the third, the last one, the first one, the second one, the old one, go back, back, ' +
      'i don’t like it, don’t like it, don’t like this, not interested, no not that, never mind, nevermind, forget it, ' +
      'seen it, already seen, already watched, i’ve seen it, watched, try again, again, next please, neither',
  },
  language: {
    words:
      'deutsch language languages lang translate translation italian spanish french german portuguese russian arabic chinese ' +
      'polish romanian ukrainian turkish hungarian greek switch bitte catalan',
    surely:
      'don’t understand italian, don’t understand english, don’t understand spanish, speak italian, speak in, talk to me in, ' +
      'can you speak, change language, change the language, change my language, switch language, switch to english, ' +
      'switch to italian, switch to spanish, speak english, speak spanish, speak french, speak german, reply in, answer in, ' +
      'write in, write to me in, talk in, what language, which language, other languages, which languages, what languages, ' +
      'do you speak, in my language, can u speak, speak chinese, speak russian',
    alone:
      'language, languages, english, italian, spanish, in english, in italian, in spanish, french, german',
  },
  wish: {
    words:
      'recommend* suggest* surprise bored boredom mood inspire picks idea ideas binge tearjerker cosy cozy comfort pick',
    surely:
      'feel good, feelgood, rainy day, what’s there to, what is there to, give me a surprise, surprise for tonight, ' +
      'there to watch, what’s nice, choose a film, choose a movie, pick a film, pick a movie, choose something, ' +
      'pick something, what should i watch, what should we watch, what to watch, what can i watch, what can we watch, ' +
      'what do you recommend, what would you recommend, what do you suggest, what would you suggest, what’s good, ' +
      'what’s worth, anything good, something good, something nice, something interesting, anything interesting, i’m bored, ' +
      'im bored, so bored, surprise me, surprise us, pick one for me, pick for me, choose for me, dealer’s choice, ' +
      'dealers choice, you choose, you pick, you decide, random movie, random film, something random, any recommendations, ' +
      'any suggestions, what have you got, what do you have, what movies do you have, what films do you have, ' +
      'something to watch, anything to watch, recommend me, recommend something, recommend a, recommend us, suggest me, ' +
      'suggest something, suggest a movie, what’s on, whats on, what to see, what should i see, good on tonight, ' +
      'watch tonight, anything for tonight, something for tonight, give me something, show me something, got anything, ' +
      'anything new, help me choose, help me pick, can’t decide, something light, something easy, something short, ' +
      'something silly, light for tonight, suggestions for, ideas for tonight, any ideas, which film should, ' +
      'which movie should, what film should, what movie should, which film to, which movie to, recommend any, ' +
      'a recommendation, date night, cheer me up, decent tonight, don’t know what to watch, something for a, ' +
      'something for my, something quick to, worth a watch, worth watching',
    alone:
      'surprise, a surprise, give me an idea, an idea, idea, ideas, give me ideas, inspire me, inspiration, something new, ' +
      'something fun, fun, what movies, which movies, what films, which films, movies are there, best films, good series, ' +
      'good show, bored, random, recommend, recommendation, recommendations, suggestions, suggestion, something, anything, ' +
      'watch something, see something, watch a movie, watch a film, see a movie, see a film, good movie, good movies, ' +
      'good film, good films, nice movie, catalogue, catalog, movie list, list of movies, all movies, most watched, ' +
      'most popular, popular, trending, best movies',
  },
  help: {
    words:
      'instructions tutorial manual explain newbie noob confused commands chromecast telly airplay casting',
    surely:
      'how does this thing, the play button, the button, english subtitles, italian subtitles, spanish subtitles, i saved, ' +
      'i’ve saved, i have saved, where is my, where are my, where’s my, wheres my, to my list, to my watchlist, to the list, ' +
      'from my list, from my watchlist, in my list, same account, share my account, two devices, two phones, ' +
      'on another phone, on her phone, on his phone, use it too, where to click, what to click, what to press, search by, ' +
      'walk me through, step by step, what now, what can i do, what do i have to, watch on tv, watch it on, ' +
      'how do i get subtitles, turn on subtitles, how can i get, how does this work, how does it work, how do you work, ' +
      'how this works, how it works, how does the bot, how does the app, how do i use, how to use, how can i use, ' +
      'how should i use, how do i watch, how can i watch, how to watch, how do i see, how do i play, how do i download, ' +
      'how to download, how do i search, how can i search, how to search, how do i find, how do i start, how do i begin, ' +
      'how do i get started, how to start, what can you do, what do you do, what can this bot, what does this, what is this, ' +
      'what’s this, what are you for, what should i do, what do i do, what am i supposed, don’t understand, ' +
      'didn’t understand, don’t get it, i’m lost, explain, where do i watch, where do i start, where do i click, ' +
      'can you help, could you help, need help, help me, on my tv, on the tv, on my phone, on my computer, is it legal, ' +
      'is this legal, new here, i have a question, can i ask, where are the subtitles, where do i find, where can i find, ' +
      'how do i turn, how do i change, how do i make, how do i add subtitles, can i download, can i watch on, can i watch it, ' +
      'can i watch this, cast to, chromecast, on the telly, on my telly, on my laptop, on my ipad, offline, how do you use, ' +
      'show me how, what are the commands, list of commands, how’s this work, hows this work, does this work on, ' +
      'does it work on, work on iphone, work on android, work on my, need an app, do i need, am i meant to, what am i meant, ' +
      'supposed to do, full screen, fullscreen, how does the search, how does search, where do i see my, send it to the, ' +
      'send it to my, get it on my, put it on my, how it’s done, is there a tutorial, do i have to download, the url for, ' +
      'the url of, url for the app, link to the app, link for the app',
    alone:
      'my list, my lists, watchlist, my watchlist, favourites, favorites, my favourites, my favorites, history, search, ' +
      'filters, where can i watch, where can i, subtitles, help, info, information, instructions, guide, menu, commands, ' +
      'start, begin, question, a question, tutorial, faq, download, downloading, settings, rules, confused, how, assistance, ' +
      'features, options',
  },
  bot: {
    words: 'robot chatgpt ai joke weather',
    surely:
      'what country are you, which country are you, do you know who i, do you know my name, do you know me, ' +
      'are you a real person, are you a real human, what’s your name, whats your name, what is your name, how’s it going, ' +
      'how is it going, how’s your day, how you doing, how do you do, wassup, are you a bot, are you a robot, are you human, ' +
      'are you a human, are you an ai, are you ai, are you a person, chatgpt, artificial intelligence, how old are you, ' +
      'what’s the weather, whats the weather, weather like, what time is it, what day is it, tell me a joke, ' +
      'nice to meet you, who is the president, you real, are you alive, am i talking to, talking to a, talking to an, ' +
      'is this a bot, is this a person, is anyone real, who made you, who built you, sing me, tell me something, ' +
      'do you sleep, do you like, understand me, can you understand, do you understand, do you even, can you read, ' +
      'your favourite, your favorite, what else can you do, how many movies have, how many films have, where do you get, ' +
      'ever sleep, your real name, do you have feelings, boy or girl, spying on',
    alone:
      'how tall are you, do you have friends, do you dream, where do you live, who is your boss, hi how are you, ' +
      'where are you, are you ok, who are you, what are you, how are you, what’s up, whats up, are you there, ' +
      'where are you from, love you, marry me, are you single, a joke, do you love me, what are you doing, are you a real, ' +
      'talk to me, let’s talk, chat, joke, weather, happy birthday, merry christmas, happy new year, happy easter, robot, ' +
      'i am sad, i’m sad, i’m happy, i’m tired, yo sup, good job bot',
  },
  thanks: {
    words:
      'grateful appreciate* appreciated brilliant legend legends lifesaver kudos sorted flawless banging buzzing chuffed ' +
      'brill fab fabulous fantastic amazing awesome excellent superb wonderful* stunning incredible phenomenal lovely ace ' +
      'cracking belter banger mint champion champ goat loved loving adore* enjoyed enjoyable impressed props thankful blessed ' +
      'beaut stellar outstanding marvellous marvelous splendid terrific genius magic handy impressive smooth cheers unreal ' +
      'wow',
    surely:
      'obsessed with this bot, obsessed with the bot, can’t thank you, cannot thank you, exactly what i was, ' +
      'just what i was looking, just what i needed, exactly what i needed, you made us, you made me, you’re legends, ' +
      'what a service, you guys made, found it thanks, got it thanks, thanks for, thank you for, you guys are, ' +
      'guys are amazing, guys are awesome, guys are great, loved the, loved that, your the best, you’re the best, ' +
      'youre the best, you saved my, just saved my, thank you so much, thank you very much, thanks a lot, many thanks, ' +
      'thanks so much, thanks very much, thanks anyway, thank you anyway, thanks again, thank you again, much appreciated, ' +
      'appreciate it, appreciate that, really appreciate, thanks a million, thanks a bunch, much obliged, you’re a star, ' +
      'ur a star, you’re a legend, ur a legend, you’re a lifesaver, was a great, was great, was brilliant, what a great, ' +
      'works great, works now, working now, it worked, that worked, that did it, sorted now, all sorted, made my day, ' +
      'you’ve been great, you’ve been a, keep up the, owe you one, i owe you, are the best, loving this, love using, ' +
      'so helpful, bot rocks, this rocks, finally works, works finally, ever so much, god bless, bless you, so kind of, ' +
      'best thing, better than netflix, so smooth, you beauty, ten out of ten, 10 10, whoever made this, chuffed, ' +
      'this bot slaps, hands down, easiest way, app slaps, kindly young, works a treat, works perfectly, loved every, ' +
      'exactly what i wanted, made my week, made my night, made my evening, what a film, what a movie, what a show, ' +
      'what a series, best bot, best app, life saver, spot on, top notch, top marks, 10 out of, would recommend, hats off, ' +
      'five stars, 5 stars, nice one, you guys rule, you rule, can’t fault, ta very, ta muchly, easy to use, dead easy, ' +
      'saved my night, saved the night, saved our, kids love, nan loves, mum loves, love it, love this, love you guys, ' +
      'well impressed, keep it up, so good, doctor ordered, nan’s day, quality service, yall are, y’all are, this bot is un*, ' +
      'works like, bot is great, bot is amazing, bot is so, so beautiful, really beautiful, truly beautiful, was beautiful, ' +
      'what a treat, found it straight, found it first, found it right, found it in seconds, you saved our, godsend, ' +
      'a lifesaver, you are an angel, you’re an angel, a miracle, heaven sent, life savers, lifesavers, so much better than, ' +
      'way better than, beats scrolling, crystal clear, that was fast, that was quick, absolutely brilliant, ' +
      'brilliant service, great service, lovely service, kind of you, better than … pay*, better than … paid, ' +
      'just what i wanted, cheers found it, absolute legend*',
    alone:
      'legends, so happy, delighted, pleased, satisfied, this is brilliant, this is great, this is amazing, like a charm, ' +
      'so quick, so fast, very quick, that was quick, fast, quick, speedy, good job guys, great job guys, nice work guys, ' +
      'great work guys, you guys rock, top stuff, great show, great series, perfect thank you, youre the man, you’re the man, ' +
      'kudos, a ton, thanks a ton, that’s perfect, merci, danke, obrigado, obrigada, спасибо, helpful, very helpful, super, ' +
      'perfect thanks, so kind, you’re kind, you are kind, kind of you, thanks man, thank you man, thanks guys, ' +
      'thank you guys, thanks, thank you, thank u, thx, thnx, thnks, thanx, tnx, ty, tysm, tyvm, ta, cheers, grateful, ' +
      'appreciated, you’re great, you’re awesome, you’re amazing, you are great, you are awesome, you are amazing, you rock, ' +
      'well done, good job, great job, nice job, good work, great work, good bot, nice bot, legend, lifesaver, i liked it, ' +
      'i like it, i like this, loved it, it was good, it works, very good, brilliant, excellent, fantastic, wonderful, ' +
      'lovely, amazing, awesome, bravo, wow, great bot, well played, good one, sorted, champ, superstar, bless, much love, ' +
      'top man, good man, superb, perfection, smashing, great movie, great film, good movie, good film, lovely film, ' +
      'lovely movie, good stuff, yay it works, yes it works, sweet, sound, sweet thanks, that was fast, cheers for that, ' +
      'great stuff, wow the quality, watching it now ta, youre sweet, you are sweet, ur sweet, so sweet, how sweet, ' +
      'youre kind, ur kind',
  },
  farewell: {
    words: 'goodnight bye cya ttyl gator toodle toodles toodlepip brb cheerio tata pip tmrw',
    surely:
      'see ya, see you later, off to bed, enjoy your, have a lovely, have a nice, have a good, see you tomorrow, see you on, ' +
      'off to sleep, done for the night, cya, hasta luego, toodle pip, catch ya, see yas',
    alone:
      'talk soon, sleep now, going to sleep, going to sleep now, sleeping now, off to work, off to school, off to dinner, ' +
      'heading out, heading to bed, to work, going now, must go, got to run, gotta run, i’m out, im out, i’m leaving now, ' +
      'time for bed, bedtime, over and out, logging off, see you next time, till next time, until next time, going to bed, ' +
      'bye, bye bye, byebye, goodbye, good bye, good night, goodnight, nighty night, see you, see you soon, see you around, ' +
      'later, laters, talk later, talk to you later, take care, have a great day, i’m off, gotta go, got to go, i have to go, ' +
      'farewell, ttyl, gn, nite, nite nite, gnight, night, night night, weekend, have a great weekend, have fun, sleep well, ' +
      'sweet dreams, ttfn, toodles, cheerio, ciao for now, until tomorrow, till tomorrow, catch you later, speak soon, ' +
      'off now, sleep tight, adios, peace out, take it easy, catch you tomorrow, see you then, catch you',
  },
  greeting: {
    words: 'howdy wassup ahoy wagwan',
    surely:
      'on the other side, on the other end, hi i’m, hey i’m, hello i’m, hi i am, hello i am, hi my name, hello my name, ' +
      'hey my name, hi again, hello again',
    alone:
      'gm, g’day, gday, good to see you, hey bot, hello everyone, hey there bot, good to be back, top of the morning, ' +
      'hello you, anyone about, you there, u there, anybody home, anyone home, привет, здравствуйте, bonjour, hallo, olá, ' +
      'salut, namaste, ciao, hi guys, hey guys, hello guys, hey man, hi man, hi, hello, hey, hiya, howdy, hello there, ' +
      'hi there, hey there, good morning, good afternoon, good evening, good day, morning, evening, afternoon, greetings, yo, ' +
      'anyone there, anybody there, anybody here, is anybody there, is anyone there, helo, hullo, everyone, everybody, ' +
      'hi all, hello all, here i am, i’m back, knock knock, morning all, evening all, afternoon all, yo yo, oi, wassup, ' +
      'whatsup, sup, hi friend, hello friend, hello bot, ello, alo, hey hey, hellooo, i am back, im back, long time, ' +
      'alright mate, alright lads, mum says hi, says hi',
  },
  nothing: {
    words: 'idk dunno testing',
    surely: 'my bad',
    alone:
      'oh i see, i see now, ah right, right then, honestly, seriously, literally, for sure, totally, obviously, exactly that, ' +
      'bummer, damn, sounds fine, fine by me, mhm, fair enough, indeed, absolutely, no way, mmh, mh, ok ok, no no, yes yes, ' +
      'oh no, oh ok, sounds good, makes sense, ok, okay, k, kk, okey, oki, all right, fine, good, cool, sure, of course, ' +
      'got it, understood, i see, i got it, gotcha, right, exactly, correct, agreed, yes, yep, yeah, yea, yup, ya, no, nope, ' +
      'nah, no thanks, no thank you, maybe, perhaps, hmm, hm, mm, mmm, um, uh, oh, ah, huh, haha, hahaha, hehe, lol, lmao, ' +
      'rofl, xd, omg, whatever, you’re welcome, welcome, no problem, np, no worries, nothing, sorry, oops, wait, one moment, ' +
      'one sec, hold on, hang on, done, found it, haha stop it, too bad, idk, i don’t know, dunno, not sure, really, true, ' +
      'so what, and, and then, come on, let’s go, i’m ready, ready, what, why, who, when, where, interesting, please, nvm, ' +
      'meh, whatevs, fair, aight, ight, cool cool, okey dokey, righto, roger, noted, alrighty, word, bet, k cool, ok cool, ' +
      'hmm idk, not now, maybe later, later maybe, another time, some other time, tomorrow maybe, will do, ' +
      'i’ll think about it, lemme think, let me think, ooh, phew, ugh, yikes, blimey, crikey, omg lol, wow ok, hm ok, ' +
      'yeah ok, yeah sure, that’s funny, funny, oopsie, right you are, fair point, yay, ah got it, all clear, hmm not sure, ' +
      'testing 123, test, testing, er, erm, uhm, that’s right, thats right, any update, any updates, update, go on then, ' +
      'yeah go on, yeah go on then, lolol, lolll, lmaoo, lmaooo, i’m dead, im dead, dead, crying, i’m crying, you’re funny, ' +
      'no update, great, nice, perfect, alright, wrong chat, sorry wrong chat, wrong person, wrong window, wrong group',
  },
};

import type { Phrasebook, RuleText } from "@weirwood/kernel";
import type { ServerRule } from "../refusals.ts";
import type { NotificationTexts } from "./notifications.ts";

const rules: Readonly<Record<ServerRule, RuleText>> = {
  "people.not-signed-in": {
    rule: "Some things are only for people who have said who they are.",
    no: "Please sign in first.",
  },
  "people.wrong-password": {
    rule: "An account is opened by its name and its password.",
    no: "This name and this password do not belong together.",
  },
  "people.account-needed": {
    rule: "Some things need an account with a password.",
    no: "This needs an account; guests can make one and keep their games.",
  },
  "people.operator-needed": {
    rule: "Keeping order is the operators' task.",
    no: "Only an operator may do this.",
  },
  "people.token-not-enough": {
    rule: "A token plays; it does not change whose account it is.",
    no: "This cannot be done with a token: sign in with the password.",
  },
  "people.blocked": {
    rule: "Whoever spoils the game for others may be kept out for a while.",
    no: "You have been kept out until {until}.",
  },
  "people.name": {
    rule: "A name has 2 to 24 letters, digits, spaces or any of _ - ' . and something to read in it.",
    no: "This cannot be a name: it takes 2 to 24 letters, digits, spaces or any of _ - ' .",
  },
  "people.name-taken": {
    rule: "No two accounts have names that could be taken for each other.",
    no: "This name is taken, or looks too much like one that is.",
  },
  "people.wrong-code": {
    rule: "A one-time code sets a new password, once.",
    no: "This name and this code do not belong together, or the code was used before.",
  },
  "people.wrong-secret": {
    rule: "A link from a letter works once, and not for long.",
    no: "This link was used before, or it is too old. Please ask for a new letter.",
  },
  "people.farewell": {
    rule: "Nobody is deleted by a slip: guests repeat their name.",
    no: "To be deleted, write your name exactly as it is.",
  },
  "people.no-mail": {
    rule: "Mail is sent only where the house has been given a way to send it.",
    no: "This server sends no mail. Use one of your one-time codes instead.",
  },
  "people.time-zone": {
    rule: "A time zone is one that the tz database knows.",
    no: "There is no time zone “{zone}”.",
  },
  "people.quiet-hours": {
    rule: "Quiet hours are at most {most} hours a day.",
    no: "Quiet hours may last {most} hours a day at most.",
  },
  "people.webhook": {
    rule: "Word goes to public addresses on the internet only.",
    no: "This address cannot be used: it must be a public one that begins with http:// or https://.",
  },
  "people.push": {
    rule: "A device that wants word gives the address and the keys that its browser made.",
    no: "This cannot be used for Web Push.",
  },
  "people.too-many": {
    rule: "Nobody needs more than {most} of these.",
    no: "You have {most} of these already. Remove one first.",
  },
  "people.unknown": {
    rule: "People are found by their id.",
    no: "There is no such person here.",
  },
  "people.is-operator": {
    rule: "Operators are named in the server's configuration, and unmade there.",
    no: "This is an operator: the server's configuration decides about operators.",
  },
  "server.not-found": {
    rule: "Only what the protocol lists can be asked for.",
    no: "There is nothing here.",
  },
  "server.malformed": {
    rule: "A request has exactly the form that the protocol gives it.",
    no: "This request cannot be read: something is wrong at “{where}”.",
  },
  "server.too-large": {
    rule: "Requests are of a reasonable size.",
    no: "This is too large.",
  },
  "server.too-often": {
    rule: "Nobody takes up all of the server's time.",
    no: "That was too often. Try again in {seconds?one second|# seconds}.",
  },
  "server.foreign-origin": {
    rule: "Only the server's own pages act in a person's name.",
    no: "This request came from another site and was not carried out.",
  },
  "server.busy": {
    rule: "Rather than let everybody wait, the server says when it cannot keep up.",
    no: "The server is busy. Please try again in a moment.",
  },
  "server.broken": {
    rule: "When something breaks, nothing is changed.",
    no: "Something broke on the server. Nothing was changed; please try again.",
  },
  "server.closing": {
    rule: "Before it stops, the server finishes what it has begun and begins nothing new.",
    no: "The server is about to restart. Please come back in a moment.",
  },
  "server.protocol": {
    rule: "Server and client speak the same version of the protocol.",
    no: "This client speaks another version of the protocol. Please load the page again.",
  },
  "table.unknown": {
    rule: "A table is found by its address, and a private one by its invitation too.",
    no: "There is no such table, or it is private.",
  },
  "table.private": {
    rule: "A private table is seen by those who sit there, and by whoever brings its invitation.",
    no: "This table is private. Ask somebody who plays there for the invitation.",
  },
  "table.game": {
    rule: "Only the games of this house are played here.",
    no: "“{game}” is not played here.",
  },
  "table.options": {
    rule: "A table is set up with options that its game knows.",
    no: "These options do not go together.",
  },
  "table.position": {
    rule: "A practice table begins from a position of its game.",
    no: "This is no position of the game: {problem}",
  },
  "table.too-long": {
    rule: "What a game begins from must be found within some seconds.",
    no: "This position took longer than {seconds} seconds to set up, and was given up.",
  },
  "table.seats": {
    rule: "A table has as many seats as the game has players.",
    no: "The seats do not fit the number of players.",
  },
  "table.bot": {
    rule: "Only bots that know the game may sit down.",
    no: "No bot called “{bot}” plays this game.",
  },
  "table.too-many": {
    rule: "Nobody keeps more than {most} tables at a time.",
    no: "You have {most} tables already. Finish or leave one first.",
  },
  "table.not-open": {
    rule: "Chairs are taken and left before the game begins.",
    no: "The game has already begun, or the table is gone.",
  },
  "table.not-playing": {
    rule: "Play needs a game in progress.",
    no: "No game is in progress at this table.",
  },
  "table.not-finished": {
    rule: "Records are open once the game is over.",
    no: "The game is not over yet.",
  },
  "table.seat-taken": {
    rule: "One chair, one sitter.",
    no: "Somebody already sits there.",
  },
  "table.already-seated": {
    rule: "Nobody sits on two chairs of one table.",
    no: "You already sit at this table.",
  },
  "table.not-seated": {
    rule: "Only those who sit at the table have a say in it.",
    no: "You do not sit at this table.",
  },
  "table.removed": {
    rule: "Whom the host has asked to get up does not sit down at that table again.",
    no: "The host has asked you to get up from this table. Please choose another one.",
  },
  "table.not-host": {
    rule: "The host arranges the table.",
    no: "Only the host may do this.",
  },
  "table.not-ready": {
    rule: "A game begins when every chair is filled and everybody is ready.",
    no: "Not everybody is ready yet.",
  },
  "table.no-onlookers": {
    rule: "The host decides whether others may look on.",
    no: "Looking on is not allowed at this table.",
  },
  "table.stale-ask": {
    rule: "A decision answers a question that is open.",
    no: "That question is no longer open.",
  },
  "table.too-many-answers": {
    rule: "An answer to a secret question may be replaced {most} times.",
    no: "You have replaced this answer {most} times. The last one stands.",
  },
  "table.standing-answer": {
    rule: "An answer given beforehand fits the kind of question that it is for, and the game lets it be given so.",
    no: "This cannot be said beforehand to questions of the kind “{kind}”.",
  },
  "table.resigned": {
    rule: "Whoever resigns does so for good.",
    no: "This seat was given up for good.",
  },
  "table.no-regent": {
    rule: "Only a seat that a regent holds can be taken back or taken over.",
    no: "No regent holds this seat.",
  },
  "table.vote": {
    rule: "The table decides about one thing of a kind at a time, and only what makes sense now.",
    no: "This cannot be put to the vote now.",
  },
  "table.vote-unknown": {
    rule: "A vote is open until it is decided.",
    no: "There is no such vote, or it is already decided.",
  },
  "table.vote-not-yours": {
    rule: "Everybody who plays has one voice, once.",
    no: "You have no voice in this vote, or have used it.",
  },
  "table.nudge": {
    rule: "Who keeps the others waiting can be reminded, once for a decision.",
    no: "There is nobody to remind here just now.",
  },
  "table.vote-resting": {
    rule: "A question that the table has refused is not asked again for half an hour.",
    no: "The table has refused this. It can be asked again in {minutes?one minute|# minutes}.",
  },
  "table.vote-rests-long": {
    rule: "At a table that is played over days, a question that was refused is not asked again for a day.",
    no: "The table has refused this. It can be asked again in {hours?one hour|# hours}.",
  },
  "table.vote-too-few": {
    rule: "One who is alone decides for nobody: half of all who play must agree, and whoever a regent has only just replaced is counted with them.",
    no: "This takes {needed?one voice|# voices}, and only {players?one person plays|# people play} here just now.",
  },
  "table.not-away": {
    rule: "For somebody who has been away for a few minutes, the others may seat a regent.",
    no: "A regent can be seated only for somebody who has been away for {minutes?one minute|# minutes}.",
  },
  "table.not-away-long": {
    rule: "At a table that is played over days, the others may seat a regent for somebody who has been away for a day.",
    no: "Nobody needs to be here all the time: a regent can be seated only for somebody who has been away for {hours?one hour|# hours}.",
  },
  "table.seat-early": {
    rule: "Who was replaced by a regent has time to come back before the seat goes to somebody new.",
    no: "Its owner may still come back: the seat can be given to somebody else in {minutes?one minute|# minutes}.",
  },
  "table.seat-early-long": {
    rule: "At a table that is played over days, who was replaced by a regent has a day to come back before the seat goes to somebody new.",
    no: "Its owner may still come back: the seat can be given to somebody else in {hours?one hour|# hours}.",
  },
  "table.seat-given-away": {
    rule: "The table may give a seat that a regent holds to somebody new, and then it is theirs.",
    no: "You sat here until a regent took your place; the table has since given your seat to somebody else.",
  },
  "table.nudge-early": {
    rule: "Everybody has time to think before they are reminded.",
    no: "Give them a little more time: you can remind them in {minutes?one minute|# minutes}.",
  },
  "table.nudged": {
    rule: "Who keeps the others waiting is reminded once for a decision.",
    no: "They have been reminded already.",
  },
  "table.closed": {
    rule: "A table may be closed by an operator, or because nobody came.",
    no: "This table was closed.",
  },
  "table.broken": {
    rule: "A table at which the program of the rules fails is closed to play, and kept.",
    no: "The program of the rules failed at this table. It is closed for now; the operators have been told.",
  },
  "table.not-broken": {
    rule: "A table goes on that was closed because the program of the rules failed.",
    no: "This table was not closed because of a fault.",
  },
  "table.draw": {
    rule: "The players may agree on a draw.",
    no: "The players agreed on a draw.",
  },
  "table.ended": {
    rule: "The players may agree to end a game without a result.",
    no: "The players agreed to end this game.",
  },
  "record.unknown": {
    rule: "A published record is there until whoever published it takes it back.",
    no: "There is no such record, or it was taken back.",
  },
  "record.too-many": {
    rule: "Everybody may publish a good number of records.",
    no: "You have published {most} records. Take one back before you publish another.",
  },
  "record.too-long": {
    rule: "A record is played again before it is published.",
    no: "This record could not be played again within {seconds?one second|# seconds}.",
  },
  "talk.channel": {
    rule: "Talk is heard by those it is meant for: the whole table, the onlookers, or a group of seats.",
    no: "You have no part in this conversation.",
  },
  "talk.empty": {
    rule: "A message says something.",
    no: "There is nothing to read in this message.",
  },
  "talk.unknown": {
    rule: "Messages are known to those who may read them.",
    no: "There is no such message.",
  },
  "talk.report": {
    rule: "A report is about a message, a person or a table.",
    no: "Please say what the report is about: a message, a person or a table.",
  },
};

export const en: Phrasebook = { language: "en", names: {}, rules };

export const englishNotifications: NotificationTexts = {
  kinds: {
    "your-turn": {
      subject: "{title}: it is your turn",
      text: "At the table “{title}” everybody is waiting for you.",
    },
    "table-started": {
      subject: "{title}: the game has begun",
      text: "The game at the table “{title}” has begun.",
    },
    "table-ended": {
      subject: "{title}: the game is over",
      text: "The game at the table “{title}” is over.",
    },
    "table-closed": {
      subject: "{title}: the table was closed",
      text: "The table “{title}” was closed.",
    },
    "table-broken": {
      subject: "{title}: the table is closed for now",
      text: "The program of the rules failed at the table “{title}”. The table is closed for now and nothing is lost; the operators have been told.",
    },
    "invited-rematch": {
      subject: "{title}: another game?",
      text: "You are invited to play again: a chair at the table “{title}” is kept for you.",
    },
    "table-paused": {
      subject: "{title}: the game rests",
      text: "The players at the table “{title}” have paused the game: the clocks stand.",
    },
    "table-resumed": {
      subject: "{title}: the game goes on",
      text: "At the table “{title}” the game goes on, and the clocks run again.",
    },
    vote: {
      subject: "{title}: your vote is asked for",
      text: "At the table “{title}” somebody has put a question to the vote, and your voice counts.",
    },
    regent: {
      subject: "{title}: a regent plays for you",
      text: "At the table “{title}” a regent now decides for you. Come back whenever you like: the seat is still yours.",
    },
    nudge: {
      subject: "{title}: the others wait for you",
      text: "Somebody at the table “{title}” reminds you: the game waits for your decision.",
    },
    "new-candidate": {
      subject: "{title}: somebody would like to join",
      text: "At the table “{title}” somebody would like to take over a seat that a regent holds. Whether they may is for those who play to vote on.",
    },
    "seat-given": {
      subject: "{title}: the seat is yours",
      text: "The table “{title}” has given you the seat that you asked for. From now on you decide there.",
    },
    "new-player": {
      subject: "{title}: your seat has a new player",
      text: "The table “{title}” has given your seat, which a regent held, to somebody else. What you had answered in secret was not shown to them.",
    },
    removed: {
      subject: "{title}: your chair was given back",
      text: "The host of the table “{title}” has asked you to get up before the game began. Other tables have room.",
    },
    renamed: {
      subject: "You have a new name",
      text: "An operator has given you another name: “{title}”. From now on, sign in with this name.",
    },
    "new-password": {
      subject: "A new password for {name}",
      text: "Somebody, hopefully you, asked for a new password for the account “{name}”. This link sets one; it works once, within an hour. If it was not you, there is nothing to do.",
    },
    "confirm-mail": {
      subject: "Is this your address, {name}?",
      text: "Somebody, hopefully you, gave this address for the account “{name}”. This link confirms it. If it was not you, there is nothing to do.",
    },
  },
  footer: "You receive this because you asked for it in your settings, where you can also end it: {link}",
};

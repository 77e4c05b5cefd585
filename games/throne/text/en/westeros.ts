import type { RuleText } from "@weirwood/kernel";

/** The Westeros phase: events, supply, mustering, the three auctions, the wildlings. */
export const westeros = {
  "throne.westeros.reveal": {
    rule: "The phase opens by turning up the top card of each Westeros deck.",
    log: "Deck {deck:deck}: {event:event}.",
  },
  "throne.westeros.order": {
    rule: "The three cards are carried out in the order I, II, III.",
  },
  "throne.westeros.under-the-deck": {
    rule: "When all three have been carried out, each card goes to the bottom of its deck.",
  },
  "throne.westeros.winter": {
    rule: "Winter is Coming goes back into its deck, the whole deck is shuffled and a new card is turned up, as often as it takes to see another card.",
    log: "Winter is Coming: deck {deck:deck} is shuffled and a new card drawn.",
  },
  "throne.westeros.mammoths": {
    rule: "Before any card takes effect, the threat climbs one step of the wildling track for each mammoth on the three cards that finally lie there.",
    log: "{count?One mammoth|# mammoths}: the wildling threat stands at {threat}.",
  },
  "throne.westeros.threat-stops": {
    rule: "The threat goes 0, 2, 4, 6, 8, 10, 12 and stays at 12; the wildlings still wait for their card.",
    reason: "The track has no further space, and an attack that comes by itself belongs to a later edition.",
  },
  "throne.westeros.last-days": {
    rule: "Last Days of Summer does nothing.",
    log: "Deck {deck:deck}: the last days of summer pass quietly.",
  },
  "throne.westeros.sea-of-storms": {
    rule: "Sea of Storms: for the rest of the turn nobody may give a Raid order, and there is no raid step.",
    no: "Sea of Storms forbids Raid orders this turn.",
    log: "Sea of Storms: no raids this turn.",
  },
  "throne.westeros.feast-for-crows": {
    rule: "Feast for Crows: for the rest of the turn nobody may give a Consolidate Power order, and that step is left out.",
    no: "Feast for Crows forbids Consolidate Power orders this turn.",
    log: "Feast for Crows: no Consolidate Power this turn.",
  },
  "throne.westeros.storm-of-swords": {
    rule: "Storm of Swords: for the rest of the turn nobody may give a Defense order.",
    no: "Storm of Swords forbids Defense orders this turn.",
    log: "Storm of Swords: no Defense orders this turn.",
  },
  "throne.westeros.rains-of-autumn": {
    rule: "Rains of Autumn: for the rest of the turn footmen that support add nothing, against garrisons too. Knights, ships and the star of a Support★ still count.",
    log: "Rains of Autumn: supporting footmen count for nothing this turn.",
  },
  "throne.westeros.raven-bound": {
    rule: "An order that a Westeros card forbids this turn cannot be brought in by the raven either.",
    no: "A Westeros card forbids that order this turn, to the raven as well.",
    reason: "The cards shut out an order for the whole planning phase, and the raven flies within it.",
  },

  "throne.supply.army": {
    rule: "Two or more units of one house in one area, on land or at sea, are an army. Each unit counts as one, whatever its strength; a lone unit needs no supply.",
  },
  "throne.supply.track": {
    rule: "The supply marker tells how many armies a house may have and how large each may be. At 0: two armies of 2. At 1: 3 and 2. At 2: 3, 2, 2. At 3: 3, 2, 2, 2. At 4: 3, 3, 2, 2. At 5: 4, 3, 2, 2. At 6, where the track ends: 4, 3, 2, 2, 2.",
  },
  "throne.supply.count": {
    rule: "When Supply comes up, each house in order of play counts the barrels in the areas it controls (by units, by a token or as its empty home) and sets its marker to that number.",
    log: "{house:house} now has supply {level}.",
  },
  "throne.supply.limit": {
    rule: "Outside a battle in progress no house ever has more or larger armies than its marker allows; what would break the limit is refused.",
  },
  "throne.supply.between-cards": {
    rule: "Barrels won or lost on the map do not move the marker until the next Supply card.",
  },
  "throne.supply.losses": {
    rule: "A house whose armies no longer fit its new supply gives up units of its choice until the rest fits.",
    no: "With supply {level} your remaining armies are still too many or too large; give up more units.",
    log: "{house:house} cannot feed them all: {units#troop} lost in {area:area}.",
  },
  "throne.supply.no-more-than-needed": {
    rule: "Every unit given up must be one that could not be put back without breaking the limit again. Which army shrinks is free, even where one way costs more units than another.",
    no: "A {unit:unit} in {area:area} could have stayed; keep it.",
    reason:
      "Units go one at a time and only while the armies are too large, and no unit ever leaves the map by choice.",
  },
  "throne.supply.own-units": {
    rule: "Only units that stand on the map can be given up.",
    no: "You do not have that many units of that kind in {area:area}.",
  },

  "throne.muster.order": {
    rule: "When Mustering comes up, the houses raise units in order of play; each finishes before the next begins.",
  },
  "throne.muster.points": {
    rule: "A stronghold gives 2 mustering points, a city 1. Points cannot be moved to another area.",
    no: "{area:area} has {points?one mustering point|# mustering points} and no more.",
  },
  "throne.muster.castle": {
    rule: "Only a city or stronghold that the house controls can muster.",
    no: "You control no city or stronghold in {area:area}.",
  },
  "throne.muster.costs": {
    rule: "A footman or a ship costs 1 point, a knight 2, and turning a footman into a knight 1.",
  },
  "throne.muster.placing": {
    rule: "Footmen and knights appear where their points come from.",
    log: "{house:house} musters {units#troop} in {area:area}.",
  },
  "throne.muster.ships-adjacent": {
    rule: "A new ship goes into a sea that touches the area paying for it.",
    no: "{sea:area} does not touch {area:area}; choose a sea on its coast.",
  },
  "throne.muster.enemy-ships": {
    rule: "No ship can be launched into a sea where another house has ships.",
    no: "Another house’s ships lie in {sea:area}; you cannot launch a ship there.",
  },
  "throne.muster.garrison-sea": {
    rule: "No ship can be launched into a sea held by the ships of a house nobody plays.",
    no: "Neutral ships hold {sea:area}; drive them out before you launch ships there.",
    reason: "Those ships are a force that is not one’s own, and a sea with such a force has to be fought for.",
  },
  "throne.muster.upgrade": {
    rule: "A footman that stands in the mustering city or stronghold may become a knight for 1 of its points; the army keeps its size, and the footman is back in stock at once.",
    no: "You have no footman left to upgrade in {area:area}.",
    log: "{house:house} makes {count?a footman a knight|# footmen knights} in {area:area}.",
  },
  "throne.muster.stock": {
    rule: "A unit can be raised only if one of its kind is in stock.",
    no: "You have no {unit:unit} left in stock.",
  },
  "throne.muster.supply": {
    rule: "Mustering must leave all armies within supply; only the final position is looked at.",
    no: "Your supply of {level} cannot feed the armies this would make; muster less, or elsewhere.",
  },
  "throne.muster.unused-points": {
    rule: "Nobody has to spend points. Points not spent are lost.",
  },
  "throne.muster.from-token-or-home": {
    rule: "A city or stronghold held only by a power token, or as an empty home, musters like any other.",
    reason: "Mustering asks for control and nothing else, and a token or a home is control.",
  },

  "throne.clash.tracks": {
    rule: "Clash of Kings clears the three tracks. They are bid for one after another: Iron Throne, Fiefdoms, King’s Court.",
    log: "The houses clash: all three tracks are cleared and bid for anew.",
  },
  "throne.clash.bid": {
    rule: "For each track every house secretly bids any part of the power in its hand, nothing included.",
    no: "Bid a whole number from 0 to {power}, the power you have in hand.",
  },
  "throne.clash.bids-shown": {
    rule: "All bids for a track are shown together.",
    log: "{track:track}: {house:house} bids {bid}.",
  },
  "throne.clash.place": {
    rule: "The highest bid takes the first place, the next the second, and so on.",
    log: "{track:track}: {house:house} takes place {place}.",
  },
  "throne.clash.spent": {
    rule: "Whatever was bid goes to the pool, win or lose, before the next track is bid for.",
  },
  "throne.clash.ties": {
    rule: "Houses that bid the same share neighbouring places; the holder of the Iron Throne token says in which order.",
    no: "Put the tied houses in order: each of them once, and nobody else.",
    log: "{track:track}: {house:house} settles the ties.",
  },
  "throne.clash.old-holder": {
    rule: "During the auction for the Iron Throne the old holder still settles the ties; from the Fiefdoms on it is the new one.",
  },
  "throne.clash.token": {
    rule: "When all places of a track are settled, its first house takes the token: the Iron Throne, the Valyrian steel blade or the messenger raven.",
    log: "{house:house} takes {track:token}.",
  },
  "throne.income.crowns": {
    rule: "Game of Thrones: in order of play, each house gains 1 power for every crown in the areas it controls, by units, by a token or as its empty home.",
    log: "{house:house} draws {power} power from its crowns.",
  },

  "throne.wildlings.attack": {
    rule: "Wildling Attack: the wildlings come with the strength their track shows.",
    log: "The wildlings attack with strength {threat}.",
  },
  "throne.wildlings.bid": {
    rule: "Every house secretly bids any part of the power in its hand for the Night’s Watch; all that is bid is spent, whatever comes of it.",
    no: "Bid a whole number from 0 to {power}, the power you have in hand.",
  },
  "throne.wildlings.bids-shown": {
    rule: "The bids for the Watch are shown together and added up.",
    log: "{house:house} sends {bid} power to the Watch.",
  },
  "throne.wildlings.watch-wins": {
    rule: "The Watch holds if the bids together reach the wildlings’ strength; at strength 0 it holds even with no bid.",
    log: "The Watch holds: {total} against {threat}.",
  },
  "throne.wildlings.watch-loses": {
    rule: "If the bids together stay below the wildlings’ strength, the wildlings win and every house loses units.",
    log: "The wildlings break through: {threat} against {total}.",
  },
  "throne.wildlings.reward": {
    rule: "When the Watch holds, the highest bidder may take one of its used cards back into its hand.",
    no: "{card:card} is not among your used cards; choose one that is, or none.",
    log: "{house:house} takes {card:card} back.",
  },
  "throne.wildlings.reward-declined": {
    rule: "The reward of the Watch may be left alone.",
    log: "{house:house} takes no card back.",
  },
  "throne.wildlings.lowest": {
    rule: "The lowest bidder pays double when the wildlings win. Where several bid the least, the holder of the Iron Throne token names one.",
    log: "{house:house} counts as the lowest bidder.",
  },
  "throne.wildlings.highest": {
    rule: "Where several bid the most, the holder of the Iron Throne token names the one who is rewarded.",
    log: "{house:house} counts as the highest bidder.",
  },
  "throne.wildlings.named": {
    rule: "The holder of the Iron Throne token must name one of the tied houses; it may name itself if it is one of them.",
    no: "{house:house} is not among the tied houses; name one that is.",
  },
  "throne.wildlings.losses": {
    rule: "When the wildlings win, the houses in order of play give up units worth exactly 2 mustering points, the lowest bidder 4; a house with less gives up all it has.",
    no: "Give up units worth exactly {points?one mustering point|# mustering points}: each counts what it costs to muster.",
    log: "{house:house} loses {units#troop} in {area:area} to the wildlings.",
  },
  "throne.wildlings.no-token": {
    rule: "Units lost to the wildlings leave no power token behind; a token that already lies there stays.",
  },
  "throne.wildlings.reset": {
    rule: "After an attack, won or lost, the threat is back at 0.",
    log: "The wildlings withdraw: the threat is back at 0.",
  },
} as const satisfies Record<string, RuleText>;

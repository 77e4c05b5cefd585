/**
 * What a face is made of, by the words of the English title, by traits, by type. A better charge is one line here.
 */

/** `charge@neutral pattern`: the first pattern that the title in small letters has gives the charge, and a card without a House its colours. */
export const titleWords: string = String.raw`
greatsword ^ice$
sun@rust kings of summer
wolf nymeria|^summer$|shaggydog|grey wind|ghost
snow@frost frozen|snowed|winter\b
mask \brat\b|gutter
plate plate|armor
fool@wine motley|fool|drunken
heart-fire lightbringer
goblet@wine drunk|wine|feast
sword aegon's blade|blade
torch@rust flame|burning$|wildfire|forever burning
scythe harlaw|reader|ten towers
axe marauder|raider
drops@wine blood
padlock locked|away
sceptre@royal lordship|regent
vial@ink poppy
shield bodyguard|guard$
scroll@umber petition|decree|treaty
raven@frost white raven
raven@ink black raven
hand@royal hand of the king
anchor beachhead
castle winterfell castle
garb@moss fiefdom
key chambers|home|steward
gate great keep|gatehouse
longship iron victory|maiden|longship
ship@sea fleet|blockade|captain groleo
waves@sea sea\b|bay|narrow sea|estuary|from the sea|seasick|risen
anchor@sea port\b|lannisport
picks mines|tooth
signpost@umber goldroad|crossroads|kingsroad
throne iron throne
tree garden
fountain water garden|fountain
pyre pyre
storm@sea storm's end|storm
dome temple|palace|xaro
sun tower of the sun
spears spear tower|to the spears
gate gate\b
hammer@ink street of steel
wall@frost wall|cross$
skull@ink fear|nightmare
swords@rust counterattack|parting|assault
noose@ink guilty|laws|noose
coins@moss bet|coin|debts|counting|purse
lion \blion
drops wrong dwarf
banners@royal muster|support of the kingdom|summoning
crown@royal obey|king\b|legacy
dragon dance with dragons|dragon
moon@ink maegi|sorcer|shadow
kraken kraken
book@umber thinking|planning|forgotten
viper wrath|vengeance
sunspear unbowed
eye@ink distraction|whispers|informer
spur@umber retreat|fleeing|escape
ring@wine promise|paramour|seductive
tears@wine westeros bleeds
oath@royal mastery
shield@umber paper shield
quill@umber quill
scorpion scorpion
lance@royal joust
swords@rust melee|arms
mask@ink hidden
handshake@moss truce|alliance|favors
rain@sea rains
lion hear me roar
skull@ink valar
city@umber herding|masses
bridge@rust bridges
palisade@umber fortified|position
hourglass@frost calm
mammoth@frost threat from the north
weirwood old gods
stag stag
scroll@umber treaty
catapult@ink siege
spur@royal knights of the realm
eye@ink whisper
plate@frost kingsguard
fist hodor|belwas
dagger arya
lily sansa|dany|handmaiden
trout catelyn
crown robb 
wolf eddard
greatsword jaime|barristan
book tyrion
goblet cersei
lion tywin
crown joffrey|tommen
sword ilyn
hound hound
purse bronn
mask lurkers
hammer robert
stag stannis 
rose renly bar
heart-fire melisandre
onion davos
sun brienne
ship groleo
arakh khal|drogo\b
dragon daenerys
crown viserys
mask quaithe
throne balon
axe asha
bow theon
eye euron
kraken victarion
trident aeron|drowned
bow wex
drum drumbeater
dagger cutthroat
viper red viper
sunspear arianne
sun doran
axe hotah
viper ellaria
horn messenger
anchor orphan
horn@ink benjen
wolf@ink jon snow
coins@moss littlefinger
eye@wine varys
candle@ink aemon
thorns thorns
rose flowers
helm gregor
chain umber
spear walton
lute courtier
sword rodrik
horn petyr|house messenger
`;

/** `trait: charges`. The first trait in this order that a card has gives the charge, the next one the small charge in the corner. */
export const traitCharges: string = `
Direwolf: wolf
Dragon: dragonhead egg wings
Warship: longship
Weapon: sword
Armor: plate
Raven: raven
House Tully: trout
House Dayne: star-sword
House Bolton: dagger
House Clegane: hound
House Tyrell: rose
House Harlaw: scythe
Night's Watch: horn wall torch
Maester: chain candle quill
Septon: seven-star candle
Unsullied: spiked spears
Dothraki: arakh horse
Qartheen: eye-pyramid mask
Asshai: moon heart-fire
Mercenary: purse axe
Kingsguard: plate greatsword
Queensguard: plate
Bastard: sword bow
Captain: ship
King: throne
Queen: crown
Army: banners spears horse pavilion
Knight: helm plumed lance spur horse
Ironborn: kraken axe longship
Lady: lily harp ring rose
Lord: crown sceptre helm fist oath
Ally: key lantern horn lute purse
Creature: fist
Stronghold: castle tower
Condition: drops vial padlock scroll chain
Skill: mask spur
Boon: goblet
Item: goblet key
Title: hand sceptre
Decree: scroll
Winterfell: castle weirwood
King's Landing: throne city
Dragonstone: anchor tower
Free Cities: dome city
Iron Islands: tower anchor picks
Dorne: sun dome fountain
Kingdom: banners
Westeros: signpost city tower
Lannisport: anchor
Small Council: scales
Intrigue Gambit: mask
Military Battle: swords
Power Struggle: crown
Others: snow
Treaty: handshake
`;

/** `type: charges`, for a card whose title and traits say nothing. */
export const typeCharges: string = `
character: footman shield
location: tower city castle
attachment: ring scroll
event: comet horn torch oath hourglass
plot: scroll banner raven hourglass
title: sceptre
agenda: oath
house: banner
`;

/** Ways to part a field. Siblings go through them in steps of five, which meets all 28. */
export const divisions: readonly string[] =
  "plain pale-parted fess-parted bend-parted bend-sinister chevron-parted saltire-parted quarterly pile chief flaunches gyronny tierced chief-dance base-wavy pale fess bend cross saltire rayonny paly bendy chequy lozengy barry wavy chevron".split(
    " ",
  );

/** In these the second tincture is mixed halfway to the first. */
export const busyDivisions: readonly string[] = "barry bendy chequy gyronny lozengy paly wavy".split(" ");

/** What a card without a House is coloured by. */
export const neutrals: readonly string[] = "umber ink wine sea moss royal rust frost".split(" ");

/** Ornaments around the emblem. */
export const rings: readonly string[] = "cable beads laurel rays thorn knot dentil wave".split(" ");

/** The ornament of a crest. */
export const crestRings: { readonly [crest: string]: string } = {
  noble: "laurel",
  war: "thorn",
  holy: "glory",
  learned: "chain",
  shadow: "wave",
};

/** The charge of a House card. */
export const sigils: { readonly [house: string]: string } = {
  stark: "wolf",
  lannister: "lion",
  baratheon: "stag",
  greyjoy: "kraken",
  martell: "sunspear",
  targaryen: "dragon",
};

/** Charges that may stand beside each other. */
export const slenderCharges: readonly string[] =
  "arakh axe bow candle dagger drops egg goblet key lance noose quill sceptre scythe spear sword torch trident vial".split(
    " ",
  );

### Sengoku in het Nederlands.
### We zeggen je. Wat er gebeurde, staat in de verleden tijd: “Je trok”, “Ann trok”.
### `doer` en de andere berichten die het Engels niet heeft, helpen de zinnen van hier.
### Wat je intypt (undo, save, ready…) blijft zoals de notatie het schrijft.
###
### Woordenlijst
### any: naar keuze (willekeurig is door loting) | attack aanvallen | auction veiling
### battle veldslag            | bid bod (onder een kavel)    | bluff blufkaart
### call afroepen              | claim controle nemen over    | column kolom
### concede opgeven            | counter-offer tegenbod       | deal delen; ruilen (in de winter)
### deck stapel                | deploy opstellen             | die dobbelsteen
### discard aflegstapel        | Draw (tegel) Kaart nemen     | draw trekken, trekstapel
### Exchange ruiltegel, Ruilen | favour aanzien, aanzienspoor | fleet vloot
### forfeit reglementair verlies | fortress vesting           | game spel (Shinobi), partij (één keer)
### hand hand                  | hierarchy tile hiërarchietegel | honour eer
### host ontvangen (de keizer) | hostage gijzelaar            | kamon, koku: geen meervoud
### lot lot (Shitennō), kavel (Senji) | loyalty trouw         | majority meerderheid
### march verplaatsen          | member familielid            | military support steunkaart
### move zet                   | offer aanbod                 | order bevel
### pause pauzeren, hervatten  | plain gewoon (hanafuda), eenvoudig (kamon) | +1 +1-tegel
### position positie (provincie), stelling (partij) | power kracht | promise belofte
### propose voorstellen        | province provincie           | raid raid
### ready klaar, je klaar melden | refuse weigeren            | seal zegel; definitief klaar
### seat plaats                | set-up voorbereiding         | settle vestigen
### single enkelvoudig         | split opsplitsen; verdelen   | strike treffen (alleen een ninja)
### talk chat                  | tie gelijkstand              | tile tegel
### title titel                | trade handelskaart           | troop troep
### undo terugnemen            | unit eenheid                 | wins overwinningen

## Overal

cited = { $sentence } ({ $rule })
you = Jij
language = Nederlands
player = Speler { $seat }
nothing = niets
list = { $head } en { $tail }
figure-seat = { $name }
figure-first = { $name }
log-empty = Er is nog niets gebeurd.

# Wie het deed, aan het begin van een zin: “Je”, “Ann”.
doer = { $seat-me ->
    [yes] Je
   *[no] { $seat }
}
# Hoe de notatie de delen van een zet noemt.
part-name = { $part ->
    [card] kaart
    [clan] clan
    [combo] combinatie
    [family] familie
    [flower] hanafuda
    [hierarchy] titel
    [kind] soort kaart
    [led] led of unled
    [missing] hanafuda
    [move] zet
    [number] nummer
    [part] betaalmiddel
    [piece] stuk
    [pledge] belofte
    [province] provincie
    [rest] titel
    [sea] zee
    [seat] plaats
    [source] provincie van vertrek
    [target] doelwit
    [token] bevel
    [units] eenheden
    [value] waarde
    [way] bestemming
   *[other] { $part }
}

## Weigeringen van elk spel

TURN = { $seat } is niet aan de beurt.
CODE =
    .number = { $move } is geen zet: zetten zijn getallen van 0 tot en met { $most }.
    .seat = In deze partij zit niemand op plaats { $seat }.
SEAT = Er is geen plaats { $seat }: de plaatsen gaan van 0 tot en met { $most }.
GAME = Er is geen spel dat “{ $game }” heet.
    .hint = De spellen zijn: { $choices }.
    .near = Er is geen spel dat “{ $game }” heet. Bedoel je { $nearest }?
OPTION =
    .unknown = { $choices ->
            [none] Dit spel heeft geen opties, dus “{ $option }” is er geen.
           *[other] Er is geen optie “{ $option }”.
        }
    .unknown-hint = { $choices ->
            [none] Laat die weg.
           *[other] De opties zijn: { $choices }.
        }
    .value = De optie { $option } kan niet { $value } zijn: het moet { $kind ->
            [bool] ja (yes) of nee (no)
            [int] een geheel getal
           *[str] een woord
        } zijn.
    .value-hint = Schrijf { $option }={ $kind ->
            [bool] yes of { $option }=no
            [int] en een getal
           *[str] en een woord
        }.
    .choice = De optie { $option } kan niet { $value } zijn.
    .choice-hint = Kies uit { $choices }.
    .seats = De optie { $option } kan niet { $value } zijn.
    .seats-hint = Schrijf één woord voor elk van de eerste plaatsen, geen woord twee keer.
    .taken = { $name } heeft deze al gekozen.
    .least = De optie { $option } moet minstens { $least } zijn.
SEED =
    .number = Een seed is een geheel getal van 0 tot en met 18446744073709551615, niet { $seed }.
    .bytes = Een verzegelde seed heeft 32 bytes, geen { $bytes }.
    .stream = Dit is geen toevalsstroom: { $stream }.
    .size = Er wordt getrokken uit 1 tot en met 2147483648 mogelijkheden, niet uit { $size }.
TEXT =
    .empty = Er is niets ingetypt.
    .short = Er ontbreekt: { part-name }. De hele zet is: { $form }.
    .long = “{ $word }” is te veel. De hele zet is: { $form }.
    .several = “{ $word }” kan { $choices } zijn.
    .unknown = “{ $word }” past hier niet ({ part-name }). Kies uit { $choices }.
    .none = “{ $word }” is niets van dit alles: { $choices }.
    .legal = “{ $word }” is nu geen zet. Je kunt: { $choices }.
    .wait = Je kunt nu geen zet doen. { $asked }
    .wait-hint = Typ hulp om te zien wat je kunt vragen.
    .watching = Je kijkt toe: je kunt vragen stellen, maar geen zetten doen.
    .part = “{ $part }”: { $problem } Er is geen zet gedaan.
    .many = Dat zijn meer dan { $most } zetten.
    .beyond = Na “{ $move }” wordt er iets getrokken of onthuld, of is een ander aan de beurt: op dezelfde regel kan niets meer volgen.
ASK =
    .unknown = Er is geen vraag “{ $question }”. Stel een van deze: { $choices }.
    .parts = De vraag “{ $question }” is niet goed gesteld: { $problem }.
DUMP =
    .game = Dit is een stelling van { $found }, niet van { $game }.
    .shape = Dit is geen stelling: { $problem }.
    .rows = De stelling past niet bij de grootte van de tafel: { $field }.
    .number = De stelling bevat een onmogelijk getal: { $field }.
    .unknown = Een stelling heeft geen veld “{ $field }”.
    .stuck = Plaats { $seat } zou moeten beslissen, maar heeft geen zet.
RULES =
    .newer = Deze partij volgt versie { $rules } van de regels; deze Sengoku kent ze tot en met versie { $newest }. Er is niets veranderd: installeer een nieuwere Sengoku om verder te spelen.
    .older = Deze partij volgt versie { $rules } van de regels; deze Sengoku kent ze vanaf versie { $oldest }. Er is niets veranderd: speel haar uit met de Sengoku waarmee ze begon.
    .number = “{ $rules }” is geen versie van de regels: die lopen van { $oldest } tot en met { $newest }.

## Bots

BOT =
    .unknown = Er is geen bot die “{ $bot }” heet.
    .unknown-hint = De bots zijn: { $choices }; een eigen bot schrijf je als pakket.module:Klasse.
    .module = De module { $module } van de bot kan niet worden geïmporteerd: { $problem }.
    .module-hint = Is de module geïnstalleerd of staat die in de huidige map, en is de naam goed gespeld?
    .class = Er is geen klasse { $class } in { $module }.
    .class-hint = Een eigen bot schrijf je als pakket.module:Klasse.
    .choose = { $class } in { $module } is geen bot: de methode choose(state, seat) ontbreekt.
    .choose-hint = Leid de klasse af van sengoku.Bot en schrijf die methode.
    .settings = De bot { $bot } kan zo niet worden gemaakt: { $problem }.
    .settings-hint = Instellingen staan achter de naam: naam:instelling=waarde,instelling=waarde
    .nobody = Er is nog geen bot die { $game } op niveau { $level } speelt.
    .nobody-hint = Voor dit spel is er: { $choices }.
    .tuned = { $file } bevat geen gewichten: { $problem }.
    .tuned-hint = Zulke bestanden maak je met: sengoku tune
    .judge = Stellingen van { $game } kan nog niemand beoordelen, dus de bot kan het niet spelen.
    .judge-hint = De bot “random” speelt elk spel.
    .level = Er is geen bot “{ $level }” voor dit spel.
    .level-hint = Kies uit { $choices }.
    .people = Zolang je tegen anderen speelt, zijn er geen tips.
    .busy = De bot heeft nu geen antwoord. Probeer het opnieuw.
    .hints = Aan deze tafel zijn er geen tips.
WEIGHT = Er is geen gewicht “{ $weight }” om mee te oordelen.
    .hint = De gewichten zijn: { $choices }.

## Onderzoek

EXTRA = Hiervoor is het pakket { $package } nodig. Installeer het in de map met de broncode van Sengoku: pip install ".[{ $extra }]"
RESEARCH =
    .bots = Er { $bots ->
            [one] is { $bots } bot
           *[other] zijn { $bots } bots
        } genoemd voor { $seats ->
            [one] { $seats } andere plaats
           *[other] { $seats } andere plaatsen
        }.
    .bots-hint = Noem er een voor elke plaats, of één voor allemaal.
    .trained = Deze bot heeft alleen { $game } met { $players } spelers leren spelen.
    .trained-hint = Zet de bot aan zo’n tafel, of train een andere.

## Arena

ARENA =
    .bots = Welke bots?
    .bots-hint = Bijvoorbeeld: sengoku arena shinobi greedy random
    .games = Er moet minstens één partij worden gespeeld, niet { $games }.
    .games-hint = Bijvoorbeeld: --games 400
    .jobs = Er moet minstens één proces spelen, niet { $jobs }.
    .jobs-hint = Bijvoorbeeld: --jobs 2
    .patience = Een bot heeft voor een zet wat tijd nodig, niet { $patience } seconden.
    .patience-hint = Bijvoorbeeld: --patience 10
    .decide = Een aandeel van de overwinningen ligt tussen 0 en 100%: bij { $share }% valt er niets te beslissen.
    .decide-hint = Bijvoorbeeld: --decide 45%
    .on = Op “{ $on }” kan niet worden gespeeld.
    .on-hint = Kies here, ray of ray:ADRES.
    .file = { $file } kan niet worden gelezen: { $problem }.
    .file-hint = Kies een andere naam voor het bestand.
    .folder = Het verslag kan niet naar { $folder } worden geschreven: { $problem }.
    .folder-hint = Kies de naam van een nieuwe map.
    .other = { $file } bestaat al en bevat dit toernooi niet.
    .other-hint = Kies een andere naam, of hetzelfde spel met dezelfde bots, spelers, partijen, seed en opties.

RAY =
    .missing = Om op een cluster te spelen, is de bibliotheek Ray nodig.
    .missing-hint = Installeer die in de map met de broncode van Sengoku: pip install ".[ray]"
    .connect = Er is geen cluster op “{ $where }”: { $problem }.
    .connect-hint = Start er een met: ray start --head. Laat op één machine --on weg.
    .there = Een machine van het cluster kon niet spelen: { $problem }.
    .there-hint = Installeer op alle machines dezelfde versie van Sengoku en je eigen bots.
TUNE =
    .missing = Voor het afstellen is de bibliotheek cmaes nodig.
    .missing-hint = Installeer die in de map met de broncode van Sengoku: pip install ".[tune]"
    .keep = Er is geen gewicht “{ $weight }” om vast te houden.
    .keep-hint = De gewichten zijn: { $choices }.
    .few = Er moeten minstens twee gewichten worden afgesteld.
    .few-hint = Houd er minder vast.
    .games = Er is minstens één generatie en één partij nodig.
    .games-hint = Bijvoorbeeld: --generations 20 --games 200
    .proof = Voor het bewijs zijn minstens { $least } partijen nodig.
    .proof-hint = Bijvoorbeeld: --proof 2000

arena-playing = Er wordt gespeeld
arena-rate = { $rate } partijen/s
arena-bot = bot
arena-games = partijen
arena-wins = gewonnen
arena-rank = gem. plaats
arena-rating = rating
arena-time = per zet
arena-decisions = zetten
arena-forfeits = regl. verloren
arena-fair = Een eerlijk aandeel van de overwinningen is { $share }%. Marges (±) zijn 95%, die van de rating één sigma.
arena-raised = { $bot } gaf een fout en verloor { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
} reglementair:
arena-illegal = { $bot } deed een verboden zet en verloor { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
} reglementair:
arena-hung = { $bot } dacht te lang na en verloor { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
} reglementair:
arena-died = { $bot } sloot het eigen proces af en verloor { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
} reglementair:

arena-above = Beslist na { $games } partijen: { $bot } wint meer dan { $share }.
arena-below = Beslist na { $games } partijen: { $bot } wint minder dan { $share }.
arena-open = Niet beslist in { $games } partijen: of { $bot } meer of minder wint dan { $share }.
arena-written = Geschreven: { $file }
arena-no-parquet = Geen Parquet-bestand zonder pyarrow; in de map met de broncode van Sengoku: pip install ".[report]"

report-title = { $game }: de arena
report-about = { $games } partijen, { $deals } keer gedeeld, { $players } spelers per tafel
report-standings = Stand
    .about = Het aandeel van de overwinningen (bij gelijkstand gedeeld), met het 95%-interval; de streepjeslijn is het eerlijke aandeel. De ratings zijn die van Plackett–Luce, met één sigma.
report-ratings = Ratings door de tijd
    .about = Na elke partij, in een band van één sigma.
report-games-axis = gespeelde partijen
report-matrix = Wie verslaat wie
    .about = Hoe vaak de rij voor de kolom eindigde aan dezelfde tafel; een gelijkstand telt half.
report-seats = Overwinningen per plaats
    .about = Het aandeel van de overwinningen op elke plaats; elke verdeling van de kaarten is in alle rotaties gespeeld.
report-seat = plaats { $seat }
report-scores = Scores
    .about = Hoe vaak elke score werd bereikt; de streepjeslijn is het gemiddelde.
report-score-axis = score
report-mean = gemiddelde { $mean }
report-lengths = Lengte van de partijen
    .about = De beslissingen van alle plaatsen samen, in partijen die tot het einde zijn gespeeld.
report-decisions-axis = beslissingen in een partij
report-median = mediaan { $median }
report-forfeits = Reglementair verloren
    .about = Wie een fout geeft, een verboden zet doet, te lang nadenkt of het eigen proces afsluit, heeft die partij verloren.
report-files = Elke plaats van elke partij:
report-fan = Sengoku is onofficieel werk van fans.

tune-better = Beter: { $wins } van { $games } partijen gewonnen met nieuwe kaarten; bij gelijke sterkte zouden het er { $fair } zijn. Geschreven: { $file }
tune-worse = Niet aantoonbaar beter: { $wins } van { $games } partijen gewonnen met nieuwe kaarten; bij gelijke sterkte zouden het er { $fair } zijn. Er is niets geschreven.

bots-bots = Bots
bots-levels = Niveaus, het makkelijkste eerst
bots-own = Een eigen bot schrijf je als pakket.module:Klasse; instellingen volgen na een dubbele punt.
bot-random = Een willekeurige geldige zet, elk even waarschijnlijk.
bot-greedy = De zet die nu het beste lijkt, volgens de beoordelaar van het spel.
bot-search = Denkt vooruit, in werelden die passen bij wat de bot zag.
level-ashigaru = Een voetsoldaat: kent de regels, ziet het meeste dat telt over het hoofd.
level-bushi = Een krijger: ziet wat voor de hand ligt, maar mist daar wel eens iets van.
level-samurai = Een samurai: neemt wat nu het beste is en vergeet niets.
level-daimyo = Een heer: denkt vooruit en is de sterkste die er is.

## De spellen, zoals ze op de lijst staan

shinobi-title = Shinobi
    .about = Dien in het geheim een clan en zorg dat die de meeste kaarten op tafel heeft.
shitenno-title = Shitennō
    .about = Verdeel troepen, koku en titels en win aanzien in de provincies.
senji-title = Senji
    .about = Praat, handel en vecht om je familie de titel van shōgun te bezorgen.

## Vragen, waar een spel er geen eigen heeft

prompt = Kies een zet.

# Spelen met tekst: koppen, antwoorden en de woorden die iets vragen. Het eerste woord van `.say` typ
# je voor die soort zet; `text-ask-…` zijn de woorden van een vraag, het kortste eerst.
text-asked = Gevraagd
text-last = Laatste beurt
text-board = Bord
text-hand = Je hand
text-score = Stand
text-offers = Aanbiedingen en beloften
text-moves = Zetten
text-field = Veld
text-value = Waarde
text-mine = mijn mij me
text-small = de het een van naar in op uit voor met en bij door aan om provincie je
text-move = { $number }: { $move }
text-row = { $name }: { $cells }
text-legal = { $move }: dat kun je nu doen.
text-time = { $name }: { $time }
text-over = De partij is afgelopen.
text-waiting = Wachten op { $names }.
text-no-hand = Je hebt niets in je hand.
text-no-events = Er is nog niets gebeurd.
text-no-moves = Je hoeft nu niets te beslissen.
text-no-places = In dit spel zijn er geen buurprovincies.
text-no-score = Niemand heeft nog een score.
text-no-offers = Er zijn geen aanbiedingen of beloften.
text-no-clock = Er is geen tijdslimiet.
text-ask-board = b bord
text-ask-hand = h hand kaarten
text-ask-last = l laatste
text-ask-asked = w wat
text-ask-moves = m zetten
text-ask-why = why waarom
text-ask-near = near buren
text-ask-score = score stand
text-ask-offers = offers aanbiedingen
text-ask-clock = clock tijd
text-ask-hint = hint tip
text-ask-undo = undo ongedaan
text-ask-repeat = repeat herhaal
text-ask-help = help hulp
text-help = Typ een zet, zoals “{ $example }”, of het nummer ervan. Woorden mogen korter. Meer zetten: “;” ertussen.
text-help-board = b: het bord; b NAAM: alles over één plaats of speler
text-help-hand = h: wat je in je hand hebt en weet
text-help-last = l: wat er sinds je laatste zet is gebeurd; l 5: de laatste vijf gebeurtenissen
text-help-asked = w: wat je moet beslissen
text-help-moves = m: je zetten met hun nummer; m WOORD: die zo beginnen
text-help-why = waarom ZET: waarom die niet mag, of wat die doet
text-help-near = buren PLAATS: wat ernaast ligt
text-help-score = score: hoe het ervoor staat
text-help-offers = aanbiedingen: wat er is aangeboden en beloofd
text-help-clock = tijd: hoeveel tijd er nog is
text-help-hint = hint: wat een bot zou doen
text-help-undo = ongedaan: neem je laatste zet terug
text-help-repeat = herhaal: hoor het laatste antwoord nog eens
text-help-help = hulp: deze lijst

## De tafel en de server

UNDO =
    .nothing = Er is nog geen zet om terug te nemen.
    .secret = Deze zet kun je niet meer terugnemen: sindsdien is er een kaart getrokken of iets verborgens bekend geworden.
    .other = Deze zet kun je niet meer terugnemen: sindsdien heeft een ander gespeeld.
    .together = Deze zet kun je niet terugnemen: hier beslissen meerdere spelers tegelijk.
    .none = Aan deze tafel kun je geen zetten terugnemen.
MESSAGE =
    .form = Dit bericht is niet te begrijpen: { $problem }.
    .type = Er is hier geen bericht van het type “{ $type }”.
    .large = Een bericht heeft hoogstens { $most } tekens.
    .failed = Er ging iets mis op de server. Probeer het opnieuw.
VERSION =
    .stale = De partij is verdergegaan sinds je dit koos (jij zag versie { $version }, nu is het { $now }). Kies opnieuw.
TABLE =
    .none = Er is geen tafel { $table }. Misschien is die verwijderd.
    .waiting = De partij is nog niet begonnen.
    .opening = De partij begint zo: de woorden voor het delen worden onthuld.
    .playing = De partij is al begonnen.
    .paused = De partij is gepauzeerd.
    .over = De partij is afgelopen.
    .full = Alle plaatsen aan deze tafel zijn bezet.
    .taken = Deze plaats is van een ander.
    .free = { $seats ->
            [one] Er is nog een plaats vrij.
           *[other] Er zijn nog { $seats } plaatsen vrij.
        }
    .free-hint = Wacht op iemand, of voeg een bot toe.
    .nobody = Niemand heeft deze plaats.
    .bot = Deze plaats is van een bot.
    .closed = Deze tafel is alleen voor wie een uitnodiging heeft.
    .closed-hint = Vraag iemand aan tafel om een link.
    .spectators = Aan deze tafel kun je niet meekijken.
    .again = Een ander was sneller. Probeer het opnieuw.
    .freed = Deze plaats is niet meer van jou.
    .other = Je hebt of had een andere plaats in deze partij. Niemand ziet twee handen.
    .other-hint = Wil je met meer mensen op één apparaat spelen, maak daar dan een tafel voor.
    .out = Je kunt aan deze tafel geen plaats nemen.
    .out-hint = Vraag iemand aan tafel om een nieuwe link.
    .own = Dit is je eigen plaats.
    .deleted = De gastheer heeft deze tafel verwijderd.
NAME =
    .form = Een naam heeft 1 tot { $most } zichtbare tekens: “{ $name }” kan niet.
    .taken = Iemand aan deze tafel heet al { $name }.
    .word = Een woord voor de seed heeft hoogstens { $most } zichtbare tekens.
PLEDGE =
    .none = Je hebt geen woord vastgelegd.
    .revealed = Je woord is al onthuld.
    .other = Dit is niet het woord dat je had vastgelegd.
VOTE =
    .none = Er wordt nu niets gevraagd.
    .open = Er wordt nu iets anders gevraagd.
    .asked = Het wordt jou niet gevraagd.
    .voted = Je hebt al geantwoord.
    .overdue = Deze plaats heeft nog tijd. Wie weg is, kan na vijf minuten door een bot worden vervangen als de anderen akkoord gaan, of na een half uur als er verder niemand is.
    .declined = Niet iedereen ging akkoord.
    .again = De anderen gingen niet akkoord. Over { $minutes } minuten kun je het weer vragen.
    .late = Niet iedereen ging op tijd akkoord: een bot heeft de plaats genomen.
    .alone = Er is verder niemand om akkoord te gaan.
    .kept = Wie hier zat, is verwijderd. Zolang er maar één speler over is, kan alleen wie hier zat of een bot de plaats nemen.
TALK =
    .off = De chat van deze tafel staat nu uit.
    .muted = Je mag in deze chat niets meer zeggen.
    .private = Aan deze tafel hoort iedereen alles.
    .form = Een bericht moet leesbare tekst bevatten.
    .seat = Daar luistert niemand.
HOST =
    .only = Dat kan alleen de gastheer.
    .person = Daar zit niemand die gastheer kan zijn.
    .vote = Als de partij begonnen is, stemmen de spelers daarover.
KEY =
    .wrong = Deze link werkt niet.
    .wrong-hint = Misschien is de link al gebruikt of vervangen. Vraag om een nieuwe.
    .old = Deze link was maar een kwartier geldig; dat is nu voorbij.
    .seat = Deze plaats is niet van jou.
    .devices = Na dit apparaat is er geen ander op deze plaats gekomen.
    .none = Deze browser heeft nog geen sleutel. Neem eerst een plaats of volg een uitnodiging.
BOOKS =
    .closed = De boeken van deze partij blijven gesloten: er is alleen te zien wat elke plaats zag.
    .open = Een verslag is er pas als de partij is afgelopen.
LIMIT =
    .reports = Je hebt aan deze tafel al { $most } meldingen verstuurd.
    .names = Je hebt aan deze tafel al { $most } namen gehad: houd deze.
    .tabs = Deze plaats is in te veel vensters open: het oudste is gesloten.
    .messages = Dat ging te snel: hoogstens { $most } berichten per seconde.
    .requests = Te veel verzoeken. Probeer het over { $seconds ->
            [one] { $seconds } seconde
           *[other] { $seconds } seconden
        } opnieuw.
    .tables = Te veel nieuwe tafels. Probeer het over { $seconds ->
            [one] { $seconds } seconde
           *[other] { $seconds } seconden
        } opnieuw.
    .sockets = Er kunnen hoogstens { $most } mensen aan deze tafel zijn.
    .entries = Het logboek van deze tafel is vol: er passen hoogstens { $most } regels in.
    .unsent = Er bleef te veel ongelezen. Maak opnieuw verbinding.
    .links = Een tafel kan hoogstens { $most } links hebben.
    .devices = Hoogstens { $most } apparaten kunnen één plaats spelen. Meld eerst andere apparaten af.
    .talk = De chat van deze tafel is vol: er passen hoogstens { $most } berichten in.
ORIGIN = Deze pagina hoort bij een andere site.
CLOCK =
    .seconds = Een klok kan geen { $seconds } seconden geven.
    .form = Zo’n klok is er niet.
RECORD =
    .file = { $file } kan niet worden gelezen: { $problem }.
    .json = { $file } is geen JSON-document.
    .none = Dit is geen verslag van een partij.
    .format = Dit verslag heeft het formaat { $format }, dat hier niet bekend is.
    .field = Het verslag heeft geen geldig veld “{ $field }”.
    .form = Het verslag heeft niet de goede vorm: { $problem }.
    .commitment = De seed is niet de seed die vooraf was vastgelegd.
    .pledge = Het woord van { $name } is niet het woord dat vooraf was vastgelegd.
    .draws = Het verslag heeft een ander aantal trekkingen dan de partij.
    .draw = Trekking { $number } volgt niet uit de seed.
    .move = Zet { $number } kan niet worden gedaan: { $problem }
    .result = De uitslag is niet die van de partij.

## Terminal

serve-open = De tafels staan op { $address }: open dat adres in een browser; Ctrl-C stopt de server.
SAVE =
    .name = Noem ook het bestand, bijvoorbeeld: save partij.json
    .write = De partij kon niet worden bewaard als { $file }: { $problem }.
    .foreign = { $file } bestaat al en is geen bewaarde partij; er is niets aan veranderd.
    .foreign-hint = Kies een andere naam.
LOAD =
    .name = Noem ook het bestand, bijvoorbeeld: load partij.json
    .missing = Er is geen bestand { $file }.
    .missing-hint = Typ de naam waaronder de partij is bewaard.
    .folder = { $file } is een map, geen bewaarde partij.
    .folder-hint = Typ de naam waaronder de partij is bewaard.
    .read = { $file } kan niet worden gelezen: { $problem }.
    .read-hint = Typ de naam waaronder de partij is bewaard.
    .corrupt = { $file } is geen bewaarde partij van Sengoku, of is beschadigd ({ $problem }).
    .corrupt-hint = Partijen bewaar je met “save” terwijl je speelt.
COMMAND =
    .reason = “{ $reason }” is geen reden. Kies uit: { $choices }.
    .number = Er is geen zet { $number }: ze gaan van 1 tot en met { $most }.
    .extra = Achter “{ $command }” hoort niets; “{ $rest }” is niet begrepen.
    .unknown = “{ $word }” is geen zet en geen opdracht. Typ ? voor hulp.
    .choose = Typ het nummer van een zet, of de zet zelf. Typ ? voor hulp.
    .seat = Er is geen plaats “{ $seat }”: noem een letter, A tot en met { $last }, of de naam van wie er zit.
    .needs = Achter deze opdracht ontbreekt iets. Typ ? voor hulp.
    .turn = Je hebt nu niets te beslissen.
JOIN =
    .link = “{ $link }” is geen link naar een tafel.
    .link-hint = Zo ziet die eruit: https://example.org/t/k3v9q2m7x4ab#… – zet de link tussen aanhalingstekens.
    .unreachable = De server { $server } antwoordt niet ({ $problem }).
    .unreachable-hint = Klopt het adres, en draait de server?
    .foreign = Op { $server } zijn geen tafels van Sengoku.
    .foreign-hint = Klopt het adres?
    .seat = Een plaats heeft een letter, zoals B, niet “{ $seat }”.

terminal-help = typ ? voor hulp
terminal-turn = { $name }, je bent aan de beurt.
terminal-curtain-title = Even wegkijken: het scherm is leeg.
terminal-curtain = Geef het toetsenbord aan { $name } en druk dan op Enter.
terminal-saved = Bewaard. Speel door, of kom later terug met: sengoku play --load { $file }
terminal-loaded = Hier is de partij die als { $file } is bewaard.
terminal-quit = Nog niet bewaard. Typ een bestandsnaam om de partij te bewaren, of druk op Enter om zonder bewaren te stoppen.
terminal-resume = Tot ziens. Kom terug met: sengoku play --load { $file }
terminal-bye = Tot ziens.
terminal-stopped = Gestopt. De partij is niet bewaard; de volgende keer doet “save BESTAND” dat.
terminal-again = Nog eens dezelfde kaarten: { $command }
terminal-over = De partij is afgelopen
terminal-result = { $rank }. { $name }: { $score ->
    [one] { $score } punt
   *[other] { $score } punten
}
terminal-watch = Er zit niemand aan het toetsenbord: de bots spelen onder elkaar.

# At a server’s table
terminal-name = Hoe heet je aan deze tafel?
terminal-host = gastheer
terminal-wait-people = Er zijn nog plaatsen vrij. Typ ready als je wilt spelen, of ? voor hulp.
terminal-wait-you = Alle plaatsen zijn bezet. Typ ready om te beginnen.
terminal-wait-ready = Je bent klaar; de partij begint zodra iedereen klaar is.
terminal-watching = Je kijkt mee; de partij is nog niet begonnen.
terminal-waiting = wachten op { $names }
terminal-clock = Je hebt nog { $time }.
terminal-vote = Typ yes (ja) of no (nee).
terminal-vote-over = De stemming is voorbij.
terminal-rematch = Er is een nieuwe tafel voor dezelfde mensen: typ rematch om daar te spelen.
terminal-rank = { $rank }. { $name }
terminal-back = Weer verbonden.
terminal-done = Gedaan.
terminal-confirm = Dat kun je niet ongedaan maken: typ nog eens { $command } als je het zeker weet.
terminal-hint = { $move } ({ $value }, { $visits } keer geprobeerd)
terminal-invitation = Wie deze link heeft, kan meedoen: { $link }
terminal-device = Verder op een ander apparaat, één keer, binnen een kwartier: { $link }
terminal-return = Tot ziens. Je plaats blijft van jou; kom terug met: sengoku play --join '{ $link }'

help-title = Wat je kunt typen
help-move = een nummer
    .what = doe de zet met dat nummer
help-notation = een zet
    .what = hetzelfde in woorden, zoals in de lijst: { $example }; woorden mogen korter
help-why = ? en een zet
    .what = wat die zet doet, of welke regel die zet verbiedt
help-undo = undo
    .what = neem je laatste zet terug, zolang er niets getrokken is en niemand anders speelde
help-look = look
    .what = teken de tafel opnieuw
help-log = log
    .what = alles wat er gebeurde, zoals jij het zag (log 10: de laatste tien regels)
help-rules = rules
    .what = de regels van het spel (rules { $rule }: een ervan)
help-save = save BESTAND
    .what = bewaar de partij in een bestand; load BESTAND haalt die terug
help-quit = quit
    .what = verlaat de tafel
help-table-who =
    .what = wie waar zit
help-table-sit = sit PLAATS NAAM
    .what = ga op een vrije plaats zitten; tijdens een partij moeten de anderen akkoord gaan
help-table-hint =
    .what = wat een bot van je zetten vindt, als de tafel dat toestaat
help-table-invite =
    .what = een link waarmee anderen kunnen meedoen
help-table-link =
    .what = een link om op een ander apparaat verder te gaan
help-table-leave =
    .what = ga voorgoed weg: een bot neemt je plaats over (leave free: de plaats komt vrij)
help-table-rematch =
    .what = speel nog eens met dezelfde mensen
help-table-delete =
    .what = verwijder de tafel, met alles wat erbij hoort
help-table-quit =
    .what = ga even weg; je plaats blijft van jou
help-table-ready =
    .what = meld je klaar om te beginnen
help-table-unready =
    .what = meld dat je toch nog niet klaar bent
help-table-word = word WOORD
    .what = je woord voor de seed, zodat niemand de kaarten kent
help-table-pick = pick WOORD
    .what = kies iets voor je plaats, zoals het wapen dat je voert
help-table-name = name NAAM
    .what = verander je naam
help-table-say = say TEKST
    .what = praat met iedereen
help-table-whisper = whisper PLAATS TEKST
    .what = praat met één persoon, of met meer (B,C), als de tafel dat toestaat
help-table-yes =
    .what = stem in met wat er gevraagd wordt
help-table-no =
    .what = weiger het, of trek je eigen voorstel in
help-table-end =
    .what = stel iedereen voor de partij zonder uitslag te beëindigen
help-table-takeover = takeover PLAATS
    .what = stel voor dat een bot de plaats overneemt van wie weg is
help-table-expel = expel PLAATS
    .what = stel voor dat een speler de partij verlaat
help-table-revoke =
    .what = meld de apparaten af die na dit apparaat op je plaats kwamen
help-table-concede =
    .what = geef op; een bot speelt voor je door
help-table-start =
    .what = deel uit, zodra alle plaatsen bezet zijn
help-table-bot = bot PLAATS NIVEAU
    .what = een bot voor een vrije plaats
help-table-free = free PLAATS
    .what = maak de plaats van een bot vrij; voor de partij ook die van een speler
help-table-pause =
    .what = pauzeer de partij en de klokken
help-table-resume =
    .what = hervat de partij na een pauze
help-table-mute = mute PLAATS
    .what = verberg wat iemand zegt, alleen voor jou
help-table-unmute = unmute PLAATS
    .what = toon weer wat diegene zegt
help-table-block = block PLAATS
    .what = hoor en ontmoet iemand nooit meer op deze server
help-table-unblock = unblock PLAATS
    .what = blokkeer iemand niet meer
help-table-report = report PLAATS REDEN TEKST
    .what = meld iemand bij de gastheer; de reden is talk, play, name of other
help-table-mute-all = mute PLAATS all
    .what = leg iemand voor iedereen het zwijgen op
help-table-unmute-all = unmute PLAATS all
    .what = laat diegene weer praten
terminal-report = { $by } heeft { $name } gemeld: { $reason }
help-table-talk =
    .what = zet de chat voor iedereen uit (talk on: weer aan)
help-table-host = /host PLAATS
    .what = maak iemand anders gastheer

## Opdrachtregel

record-good = Alles klopt: { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
} en { $draws ->
    [one] { $draws } trekking
   *[other] { $draws } trekkingen
} volgen uit de seed die vooraf was vastgelegd.
record-words = Woorden waarmee is gedeeld: { $names }.
record-no-words = Niemand had een woord vastgelegd: wie de server beheerde, kon zelf bepalen hoe er werd gedeeld.
CLI =
    .error = { $problem }
    .docs = In { $folder } staat geen site.
    .docs-hint = `make docs` bouwt er een in build/docs.
    .root = Een deelpad begint met een schuine streep; “{ $value }” niet.
    .workers = Voor meerdere processen is PostgreSQL nodig: --database postgresql://…
    .listen = Luisteren op { $host }, poort { $port } lukt niet: { $problem }.
    .listen-hint = Draait daar al een andere server? --port kiest een andere poort, --host een ander adres.
    .crashed = Geen enkel proces blijft draaien: elk is { $crashes } keer achter elkaar gecrasht.
    .crashed-hint = Het logboek hierboven zegt waarom; is de database bereikbaar?
    .hint = { $command } --help laat zien wat je kunt typen.
    .players = Het aantal spelers moet een geheel getal zijn, niet “{ $value }”.
    .players-hint = Bijvoorbeeld: --players 4
    .people = Het aantal mensen moet een geheel getal zijn, niet “{ $value }”.
    .people-hint = Bijvoorbeeld: --humans 2
    .humans = Er kunnen geen { $humans } mensen zijn in een partij met { $players } spelers.
    .humans-hint = De rest zijn bots: kies van 0 tot en met { $players }.
    .games = Het aantal partijen moet een geheel getal zijn, niet “{ $value }”.
    .games-hint = Bijvoorbeeld: --games 400
    .jobs = Het aantal processen moet een geheel getal zijn, niet “{ $value }”.
    .jobs-hint = Bijvoorbeeld: --jobs 2
    .generations = Het aantal generaties moet een geheel getal zijn, niet “{ $value }”.
    .generations-hint = Bijvoorbeeld: --generations 20
    .proof = Het aantal partijen moet een geheel getal zijn, niet “{ $value }”.
    .proof-hint = Bijvoorbeeld: --proof 2000
    .patience = De tijd voor een zet moet een aantal seconden zijn, niet “{ $value }”.
    .patience-hint = Bijvoorbeeld: --patience 10
    .decide = Het deel waarover wordt beslist, moet een percentage zijn, niet “{ $value }”.
    .decide-hint = Bijvoorbeeld: --decide 45%
    .benchmark = Er is geen meting “{ $value }”.
    .benchmark-hint = De metingen zijn: { $choices }.
    .seed = De seed moet een geheel getal van 0 tot en met { $most } zijn, niet “{ $value }”.
    .seed-hint = Bijvoorbeeld: --seed 7. Dezelfde seed deelt dezelfde kaarten.
    .option = Een optie schrijf je als naam=waarde, niet als “{ $value }”.
    .option-hint = { $choices ->
            [none] Dit spel heeft geen opties.
           *[other] De opties zijn: { $choices }.
        }
    .names = { $names ->
            [one] Er is { $names } naam
           *[other] Er zijn { $names } namen
        } gegeven, maar { $humans ->
            [one] er is { $humans } mens
           *[other] er zijn { $humans } mensen
        }.
    .names-hint = Laat --humans weg: elke --name is een mens.
    .name = “{ $name }” kan geen naam aan tafel zijn: een naam heeft 1 tot { $most } letters en komt maar één keer voor.
    .name-hint = Bijvoorbeeld: --name Ann --name Bo
    .game = Welk spel?
    .game-hint = Bijvoorbeeld: { $example }
    .loaded = Bij een bewaarde partij liggen spelers, seed en opties al vast.
    .loaded-hint = Laat alles weg behalve --load.
    .joined = Aan de tafel van een server liggen spel, spelers en opties al vast.
    .joined-hint = Met --join kunnen alleen één --name en een --seat worden gegeven.
    .seat = Een plaats kies je alleen aan de tafel van een server.
    .seat-hint = Bijvoorbeeld: sengoku play --join LINK --seat B
    .other = { $file } is een partij van { $found }, niet van { $game }.
    .other-hint = sengoku play --load { $file }
    .rule = Er is geen regel { $rule } in { $game }.
    .rule-hint = De regels gaan van { $first } tot { $last }: sengoku rules { $game }
    .rules = Er zijn hier geen regels van { $game } te lezen.
    .rules-hint = Ze horen bij het pakket waarin het spel zit.
    .bench = De metingen horen bij het geïnstalleerde pakket en zijn hier niet.
    .bench-hint = Installeer het met: pip install .
    .value = { $option } kan niet “{ $value }” zijn.
    .value-hint = { $command } --help laat zien wat je kunt typen.
    .least = { $option } moet minstens { $least } zijn, niet “{ $value }”.
    .least-hint = { $command } --help laat zien wat je kunt typen.
    .range = { $option } moet tussen { $least } en { $most } liggen, niet “{ $value }”.
    .range-hint = { $command } --help laat zien wat je kunt typen.
    .positive = { $option } moet meer dan 0 zijn, niet “{ $value }”.
    .positive-hint = { $command } --help laat zien wat je kunt typen.
    .unused = “{ $tokens }” is niet begrepen.
    .unused-hint = { $command } --help laat zien wat je kunt typen.
    .language = Sengoku spreekt nog geen “{ $language }”.
    .language-hint = De talen zijn: { $choices }.

games-name = spel
games-players = spelers
games-options = opties
games-about = wat het is
games-range = { $fewest } tot { $most }
engine-compiled = engine gecompileerd
engine-uncompiled = engine niet gecompileerd: installeer een C-compiler en daarna Sengoku opnieuw

## Voor wie vertaalt

check-none = Er is nog geen { $language }.ftl: kopieer en.ftl en vertaal het.
check-junk = Fluent kan dit niet lezen: { $name }
check-twice = { $name } staat er twee keer.
check-missing = { $name } ontbreekt.
check-unknown = { $name } is er in het Engels niet, en geen ander bericht gebruikt het.
check-figures = { $name } gebruikt niet de gegevens van het Engelse bericht: { $figures }.
check-same = { $name } is nog Engels.
check-rule = De regel { $name } ontbreekt.
check-order = De regels in { $name } hebben niet de volgorde van de Engelse.
check-total = { $language }: { $count ->
    [0] compleet
    [one] { $count } punt te doen
   *[other] { $count } punten te doen
}

## Shinobi

# Onderdelen
hojo = Hōjō
mori = Mōri
oda = Oda
takeda = Takeda
uesugi = Uesugi
ninja = ninja

# Hoe de gegevens van gebeurtenissen heten: kaarten naar hun nummer, provincies naar hun eigenaar.
shinobi-figure-card = { $value ->
    [0] { hojo }
    [1] { mori }
    [2] { oda }
    [3] { takeda }
    [4] { uesugi }
   *[5] { ninja }
}
shinobi-figure-clan = { shinobi-figure-card }
shinobi-figure-target = { shinobi-figure-card }
shinobi-figure-drawn = { $value ->
    [5] een { ninja }
   *[other] { shinobi-figure-card }
}
shinobi-figure-province = { $me ->
    [yes] { $doer ->
        [yes] je eigen provincie
       *[no] jouw provincie
    }
   *[no] { $doer ->
        [yes] de eigen provincie
       *[no] de provincie van { $name }
    }
}
    .then = { shinobi-figure-province }
shinobi-figure-source = { shinobi-figure-province }
    .then = { shinobi-figure-province }
shinobi-figure-loyalties = { $me ->
    [yes] jij
   *[no] { $name }
} diende { shinobi-figure-card }

# Wat er gevraagd wordt
shinobi-prompt = { $order ->
    [1] Eerste bevel: stel een kaart op in een andere provincie, of tref een kolom met een ninja.
    [2] Tweede bevel: vestig een kaart thuis, of verplaats er een die elders ligt.
   *[3] { $only ->
        [rest] Derde bevel: er valt niets aan te vallen. Druk op Enter om je beurt te beëindigen.
       *[attack] Derde bevel: val met een van je kolommen een kleinere elders aan.
    }
}

# Wat er gebeurde
shinobi-start = De kaarten zijn gedeeld. { $first-me ->
    [yes] Jij
   *[no] { $first }
} begint.
    .then = { $first-me ->
        [yes] jij
       *[no] { $first }
    } begint
shinobi-deploy = { doer } stelde { $clan } op in { $province }.
    .then = stelde { $clan } op in { $province }
    .help = Je legt een kaart van { $clan } uit je hand in { $province }. Die kolom is deze beurt beschermd. (SHI-20)
    .say = stel { $clan } op in { $province }
shinobi-strike = { doer } trof { $clan } in { $province } met een ninja: één kaart afgelegd.
    .then = trof { $clan } in { $province } met een ninja
    .help = Je legt een ninja en één kaart van { $clan } in { $province } af. Wat daar overblijft, kan deze beurt niet worden aangevallen. (SHI-21)
    .say = tref { $clan } in { $province }
shinobi-settle = { doer } vestigde { $clan } in { $seat-me ->
    [yes] je
   *[no] de
} eigen provincie.
    .then = vestigde { $clan } thuis
    .help = Je legt een kaart van { $clan } uit je hand in je eigen provincie. (SHI-23)
    .say = vestig { $clan } in je provincie
shinobi-march = { doer } verplaatste { $clan } uit { $source } naar { $province }.
    .then = verplaatste { $clan } uit { $source } naar { $province }
    .help = Je verplaatst een kaart van { $clan } uit { $source } naar { $province }. De kolom daar is deze beurt beschermd. (SHI-24)
    .say = verplaats { $clan } uit { $source } naar { $province }
shinobi-attack = { doer } viel { $target } in { $province } aan met { $clan }: één kaart { $target } afgelegd.
    .then = viel { $target } in { $province } aan met { $clan }
    .help = Je kolom { $clan } valt aan: { $target } in { $province } verliest een kaart, die naar de aflegstapel gaat; jij verliest niets. (SHI-27)
    .say = val { $target } in { $province } aan met { $clan }
shinobi-rest = { doer } had niets om aan te vallen.
    .then = geen aanval
    .help = Je valt niemand aan en vult je hand aan tot vier kaarten; dan is je beurt voorbij. (SHI-26)
    .say = beëindig je beurt
shinobi-draw = { doer } trok { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}.
    .seen = { doer } trok { $drawn }.
    .then = { "" }
    .then-seen = trok { $drawn }
shinobi-end = De partij is afgelopen en de trouwkaarten worden onthuld: { $loyalties }.
    .then = { $loyalties }

# De tafel in de terminal
shinobi-serve = Je dient
shinobi-hand = Hand
shinobi-pile = Trekstapel { $cards }
shinobi-last = { $me ->
    [yes] Je trok de laatste kaart: jij komt niet meer aan de beurt, de anderen nog één keer.
   *[no] { $name } trok de laatste kaart: de laatste ronde.
}
shinobi-legend = * deze beurt beschermd   [4] kaarten in de hand
shinobi-standing = op tafel
shinobi-unseen = ongezien
shinobi-score = { $rank }. { $name } diende { $clan }: { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
} op tafel, { $home } thuis
shinobi-tie = Gelijkstand met { $score }: de kaarten thuis beslissen. (SHI-42)
shinobi-shared = Ook thuis gelijk: de plaats wordt gedeeld. (SHI-43)
shinobi-unserved = { $clan } heeft { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}, maar niemand diende die clan. (SHI-44)

# Shinobi als tekst
shinobi-text-provinces = Kaarten in de provincies
shinobi-text-owner = speler
shinobi-text-safe = { $cards } (beschermd)
shinobi-text-piles = De stapels
shinobi-text-count = kaarten
shinobi-text-kind = kaart
shinobi-text-player = speler
shinobi-text-pile = stapel
shinobi-text-serve = Je dient { $clan }: { $table } op tafel, waarvan { $home } in je provincie.
shinobi-text-hand = In je hand: { $cards }.
shinobi-text-standing = Op tafel: { $clans }.
shinobi-text-place = Je dient { $clan }: clan nummer { $place } van de vijf.

# Geweigerde zetten
SHI-04 =
    .players = Shinobi is voor { $fewest } tot { $most } spelers, niet voor { $players }.
    .hint = Kies een getal van { $fewest } tot en met { $most }.
SHI-20 =
    .own = Je eerste bevel kan niet in je eigen provincie.
    .hand = Je hebt geen kaart van { $clan } om op te stellen.
    .sequence = Nu komt het eerste bevel: stel een legerkaart op, of tref met een ninja.
SHI-21 =
    .own = Een ninja treft alleen in andere provincies, niet in je eigen.
    .hand = Je hebt geen ninja om mee te treffen.
    .discards = Er zijn meer ninja afgelegd dan kaarten die door een ninja zijn getroffen.
SHI-22 =
    .column = Een ninja heeft een kolom nodig om te treffen: er is geen { $clan } in provincie { $province }.
SHI-23 =
    .hand = Je hebt geen kaart van { $clan } om te vestigen.
    .sequence = Nu komt het tweede bevel: vestig een kaart thuis, of verplaats er een die elders ligt.
SHI-24 =
    .own = Geen kaart verlaat je eigen provincie.
    .same = Een verplaatsing moet ergens anders heen: de kaart ligt al in provincie { $province }.
    .column = Er is geen { $clan } in provincie { $source } om te verplaatsen.
SHI-26 =
    .attack = Je moet aanvallen zolang het kan: er { $attacks ->
        [one] is { $attacks } aanval
       *[other] zijn { $attacks } aanvallen
    } mogelijk.
    .sequence = Nu komt het derde bevel: val aan, of beëindig je beurt als er niets aan te vallen valt.
SHI-27 =
    .own = Het doelwit moet in een andere provincie liggen, niet in je eigen.
    .clan = Een clan valt zichzelf niet aan: { $clan } kan { $target } niet aanvallen.
    .column = Er is geen { $target } in provincie { $province } om aan te vallen.
    .strength = Het doelwit moet kleiner zijn: { $target } in provincie { $province } heeft { $defender ->
        [one] { $defender } kaart
       *[other] { $defender } kaarten
    }, je kolom { $clan } { $attacker }.
SHI-28 =
    .protected = { $target } in provincie { $province } is deze beurt beschermd: er kwam een kaart bij, of een ninja trof de kolom.
    .early = Voor het eerste bevel is nog geen enkele kolom beschermd.
    .many = Er zijn meer kolommen beschermd dan er bevelen zijn gegeven.
    .own = Het eerste bevel beschermt geen kolom in de eigen provincie.
SHI-29 =
    .vacated = { $target } in provincie { $province } is deze beurt beschermd: er ging net een kaart weg.
    .early = Alleen een verplaatsing van deze beurt laat een kolom achter, en alleen met de optie.
    .own = Geen kaart verlaat de eigen provincie.

# Geweigerde stellingen
SHI-02 =
    .cards = Er moeten { $needed } kaarten van { $kind } zijn, niet { $found }.
SHI-10 =
    .loyalty = Elke plaats dient een van de vijf clans, en geen clan wordt twee keer gediend.
SHI-12 =
    .actors = Er is één plaats tegelijk aan de beurt.
SHI-13 =
    .deeds = Wat de plaatsen voor { $clan } deden, klopt niet met de kaarten op tafel.
SHI-30 =
    .hand = Plaats { $seat } kan nu geen { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    } hebben: { $fewest ->
        [0] hoogstens { $most }
       *[other] { $fewest } tot { $most }
    }.
SHI-40 =
    .last = Als de stapel leeg is, en alleen dan, heeft iemand de laatste kaart getrokken.
    .turn = Wie de laatste kaart trok, is niet meer aan de beurt.
    .over = De partij is pas na de laatste ronde afgelopen.
SHI-41 =
    .early = Er zijn geen scores voor het einde.
    .result = De scores kloppen niet met de tafel.

## Shitennō

# Onderdelen
samurai = Samurai
bushi = Bushi
sohei = Sōhei
shinobi = Shinobi
exchange = ruiltegel
plus = +1-tegel
daimyo = Daimyō
shomyo = Shōmyō
sensei = Sensei
hatamoto = Hatamoto
chugoku = Chūgoku
chubu = Chūbu
hokkaido = Hokkaidō
kyushu = Kyūshū
kanto = Kantō
kansai = Kansai
shikoku = Shikoku
tohoku = Tōhoku

# Hoe de gegevens van gebeurtenissen heten: kaarten en betaalmiddelen naar hun nummer, dan de tegels.
shitenno-figure-cards = { $value ->
    [0] { samurai }
    [1] { bushi }
    [2] { sohei }
    [3] { shinobi }
    [4] { samurai }+{ samurai }
    [5] { samurai }+{ bushi }
    [6] { samurai }+{ sohei }
    [7] { samurai }+{ shinobi }
    [8] { bushi }+{ bushi }
    [9] { bushi }+{ sohei }
    [10] { bushi }+{ shinobi }
    [11] { sohei }+{ sohei }
    [12] { sohei }+{ shinobi }
    [13] { shinobi }+{ shinobi }
    [14] 1 koku
    [15] 2 koku
    [16] 3 koku
    [17] { exchange }
    [18] { plus }
   *[19] { hatamoto }
}
shitenno-figure-card = { shitenno-figure-cards }
shitenno-figure-others = { shitenno-figure-cards }
shitenno-figure-part = { shitenno-figure-cards }
shitenno-figure-paid = { shitenno-figure-cards }
shitenno-figure-shows = { shitenno-figure-cards }
shitenno-figure-tile = { $value ->
    [0] Ruilen
    [1] +1
   *[2] Kaart nemen
}
shitenno-figure-hierarchy = { $value ->
    [0] { daimyo }
    [1] { shomyo }
    [2] { sensei }
   *[3] { hatamoto }
}
shitenno-figure-rest = { shitenno-figure-hierarchy }
shitenno-figure-titles = { $me ->
    [yes] jij bent
   *[no] { $name } is
} { shitenno-figure-hierarchy }
shitenno-figure-scores = { $me ->
    [yes] jij
   *[no] { $name }
} { $value }
shitenno-figure-tairo = { $me ->
    [yes] jij bent
   *[no] { $name } is
}
shitenno-figure-province = { $value ->
    [0] { chugoku }
    [1] { chubu }
    [2] { hokkaido }
    [3] { kyushu }
    [4] { kanto }
    [5] { kansai }
    [6] { shikoku }
   *[7] { tohoku }
}

# Wat er gevraagd wordt
shitenno-prompt = { $asked ->
    [offer] Je bent Tairō: voeg kaarten toe aan een lot en bied het met een titel aan.
    [split] Je bent Tairō: voeg kaarten toe aan één lot, de rest is het andere. Verdeel dan met een titel voor elk lot.
    [answer] Neem het lot aan of weiger het.
    [choose] Kies een van de twee loten.
    [pay] { $only ->
        [place] Bevestig: plaats de kamon.
       *[several] Stel de betaling samen of zie ervan af; door de kamon te plaatsen bevestig je.
    }
   *[turn] { $only ->
        [done] Er is dit jaar niets meer te doen. Druk op Enter om je beurt te beëindigen.
       *[several] Neem controle over een provincie, gebruik een tegel of je titel, of beëindig je beurt.
    }
}

# Wat er gebeurde
# De kaarten van een lot: “niets” is hier een lot zonder kaarten.
lot-cards = { $cards ->
    [niets] geen kaarten
   *[other] { $cards }
}
lot-others = { $others ->
    [niets] geen kaarten
   *[other] { $others }
}
shitenno-start = De titels zijn uitgedeeld: { $titles }.
    .then = de titels zijn uitgedeeld: { $titles }
shitenno-drawn = { doer } trok { $card }.
    .then = trok { $card }
shitenno-year = Ronde { $round }: { $tairo } Tairō. Open op tafel: { $cards }.
    .then = ronde { $round }, { $tairo } Tairō: { $cards }
shitenno-reshuffle = De afgelegde troepen vormen een nieuwe stapel van { $pile ->
    [one] { $pile } kaart
   *[other] { $pile } kaarten
}.
    .then = de afgelegde troepen vormen een nieuwe stapel
shitenno-add = { doer } voegde { $card } toe aan het lot.
    .then = { "" }
    .help = Je voegt { $card } toe aan het lot dat je samenstelt; niemand ziet het voordat je het aanbiedt. (STN-32)
    .say = voeg { $card } toe aan het lot
shitenno-remove = { doer } nam { $card } weer uit het lot.
    .then = { "" }
    .help = Je neemt { $card } weer uit het lot. (STN-32)
    .say = haal { $card } uit het lot
shitenno-offer = { doer } bood een lot aan met de tegel { $hierarchy }: { lot-cards }.
    .then = bood een lot aan met de tegel { $hierarchy }: { lot-cards }
    .help = Je biedt wat je samenstelde, met de tegel { $hierarchy }, één voor één aan de anderen zonder lot aan. (STN-32)
    .say = bied het lot aan met { $hierarchy }
shitenno-accept = { doer } nam het lot aan.
    .then = nam het lot aan
    .help = De kaarten van het lot komen in je hand en de tegel wordt je titel. (STN-33)
    .say = neem het lot aan
shitenno-refuse = { doer } weigerde het lot.
    .then = weigerde
    .help = Je laat het lot aan de volgende; er komen nog andere langs. (STN-32)
    .say = weiger het lot
shitenno-keep = Niemand wilde het: { $seat-me ->
    [yes] je houdt
   *[no] { $seat } houdt
} het lot, en { $tairo } nu Tairō.
    .then = hield het lot dat niemand wilde
shitenno-split = { doer } maakte twee loten: { lot-cards } met de tegel { $hierarchy }, en { lot-others } met de tegel { $rest }.
    .then = maakte twee loten: { lot-cards } met de tegel { $hierarchy }, { lot-others } met de tegel { $rest }
    .help = Wat je samenstelde, is één lot, met de tegel { $hierarchy }; alle andere kaarten zijn het tweede, met de tegel { $rest }. De ander kiest. (STN-35)
    .say = verdeel met { $hierarchy } voor het lot en { $rest } voor de rest
shitenno-choose = { doer } koos het lot met de tegel { $hierarchy }.
    .then = koos { $hierarchy }
    .help = Je neemt het lot met de tegel { $hierarchy }, en de Tairō het andere. (STN-35)
    .say = kies het lot met { $hierarchy }
shitenno-titled = De nieuwe titels: { $titles }.
    .then = de nieuwe titels: { $titles }
shitenno-claim = { doer } begon te betalen voor { $province }.
    .then = { "" }
    .help = Je begint een betaling voor de volgende positie van { $province }; tot je de kamon plaatst, kun je ervan afzien. (STN-41)
    .say = neem controle over { $province }
shitenno-spend = { doer } legde neer: { $part }.
    .then = { "" }
    .help = Je legt { $part } neer als deel van de betaling. (STN-43)
    .say = leg { $part } neer
shitenno-withdraw = { doer } zag af van de betaling.
    .then = { "" }
    .help = Je neemt alles terug in je hand. (STN-43)
    .say = zie af van de betaling
shitenno-place = { doer } plaatste een kamon in { $province } met { $paid }, voor { $favour } aanzien.
    .seen = { doer } plaatste een kamon in { $province } met { $paid }, voor { $favour } aanzien, en won een tegel: { $tile }.
    .then = plaatste een kamon in { $province } met { $paid } voor { $favour } aanzien
    .then-seen = plaatste een kamon in { $province } met { $paid } voor { $favour } aanzien en een tegel ({ $tile })
    .help = Je betaalt met wat je neerlegde en je kamon gaat naar de meest linkse vrije positie. (STN-43)
    .say = plaats de kamon
shitenno-draw = { doer } gebruikte een tegel Kaart nemen.
    .then = gebruikte een tegel Kaart nemen
    .help = Je gebruikt een tegel Kaart nemen en neemt een troepenkaart van de stapel. Deze zet kun je niet terugnemen. (STN-53)
    .say = trek een kaart met een tegel Kaart nemen
shitenno-turn = { doer } draaide een kamon in { $province } naar de gouden kant.
    .then = draaide een kamon in { $province } naar goud
    .help = Een van je kamon in { $province } wordt goud en telt dubbel; je beurt is voorbij. (STN-56)
    .say = draai een kamon in { $province } om
shitenno-done = { doer } beëindigde { $seat-me ->
    [yes] je
   *[no] de
} beurt.
    .then = beëindigde de beurt
    .help = Je beurt is voorbij; de volgende titel is aan de beurt. (STN-40)
    .say = beëindig je beurt
shitenno-end = De partij is afgelopen. Aanzien: { $scores }.
    .then = aanzien: { $scores }

# De tafel in de terminal
shitenno-see-round = Ronde { $round }
shitenno-see-piles = troepenstapel { $troops }, aflegstapel { $discards }, kokustapel { $koku }
shitenno-see-hand = Hand
shitenno-see-table = Te verdelen
shitenno-see-lot = Lot
shitenno-see-rest-lot = De rest
shitenno-see-none = geen kaarten
shitenno-see-paying = Betaling voor { $province }
shitenno-see-troops = troepen
shitenno-see-koku = koku
shitenno-see-kamon = kamon
shitenno-see-favour = aanzien
shitenno-see-full = vol
shitenno-see-tile-left = tegels over
shitenno-see-line = { $rank }. { $name }: { $total }
shitenno-see-line-track = { $favour } op het aanzienspoor
shitenno-see-line-koku = { $koku } koku in de hand (STN-62)
shitenno-see-line-exchanged = { $troops ->
    [one] { $troops } troep
   *[other] { $troops } troepen
} geruild (STN-62)
shitenno-see-line-plus = { $tiles } voor +1-tegels (STN-62)
shitenno-see-line-majority = { $favour } voor { $provinces } (STN-63)
shitenno-see-tie = Gelijkstand met { $score }: de hogere titel gaat voor. (STN-64)

# Shitennō als tekst
shitenno-text-provinces = Provincies met de posities { $values }
shitenno-text-province = naam
shitenno-text-position = positie { $value }
shitenno-text-golden = { $name } (goud)
shitenno-text-price = prijs
shitenno-text-cost = { $troops } of { $koku } koku
shitenno-text-gain = aanzien voor jou
shitenno-text-leader = meerderheid
shitenno-text-leftmost = { $leader } (meest links)
shitenno-text-tiles = tegels
shitenno-text-player = speler
shitenno-text-title = titel
shitenno-text-next = { $title } (daarna { $next })
shitenno-text-known = bekende kaarten
shitenno-text-pile = stapel
shitenno-text-count = kaarten
shitenno-text-troops = Troepenstapel
shitenno-text-discards = Afgelegde troepen
shitenno-text-koku = Kokustapel
shitenno-text-lots = De loten
shitenno-text-lot = Lot met de tegel { $title }
shitenno-text-hand = In je hand: { $cards }.
shitenno-text-own-title = Je titel: { $title }.
shitenno-text-own-tiles = Je tegels: { $tiles }.
shitenno-text-putting = Lot tot nu toe: { $cards }. De rest: { $rest }.
shitenno-text-paying = Je betaalt voor { $province } ({ $price }). Betaling tot nu toe: { $cards }.
shitenno-text-offered = Aangeboden met de tegel { $title }: { $cards }.
shitenno-compound-claim =
    .form = neem Kansai 1: betaalt op de eerste manier die “b Kansai” noemt en plaatst de kamon; neem Kansai bushi, 1 koku: betaalt daarmee
shitenno-compound-offer =
    .form = bied bushi, 1 koku | Shōmyō: legt deze kaarten in het lot en biedt het aan met deze titel
shitenno-compound-split =
    .form = verdeel bushi, 1 koku | Shōmyō Hatamoto: de kaarten van het eerste lot, dan de titels van beide

# Geweigerde zetten
STN-08 =
    .players = Shitennō is voor { $fewest } tot { $most } spelers, niet voor { $players }.
    .hint = Kies een getal van { $fewest } tot en met { $most }.
    .kamon = Met dit aantal spelers kan plaats { $seat } geen { $found } kamon hebben.
STN-32 =
    .sequence = De Tairō stelt nu een lot samen: voeg kaarten toe en bied het met een titel aan.
    .answer = Er wordt een lot aangeboden: neem het aan of weiger het.
    .card = Er is geen { $card } meer om toe te voegen: { $open } open op tafel, waarvan { $lot } in het lot.
    .lot = Er is geen { $card } in het lot om terug te nemen.
    .often = Uit dit lot zijn al { $most } kaarten teruggenomen; meer mag niet.
    .tile = De tegel { $hierarchy } is weg. Er zijn nog: { $tiles }.
    .three = Twee loten maak je pas als er nog twee zonder lot zijn: nu zijn het er { $players }. Bied één lot aan.
    .outside = In het lot is meer { $card } dan er open ligt.
    .offers = Er { $offers ->
        [one] kan nu geen { $offers } lot
       *[other] kunnen nu geen { $offers } loten
    } worden aangeboden.
    .actor = De Tairō verdeelt, de anderen antwoorden.
    .sent = Er wordt niets samengesteld zolang een lot wordt aangeboden.
STN-35 =
    .sequence = De Tairō maakt nu twee loten: voeg kaarten toe aan één lot en verdeel dan met een titel voor elk.
    .choice = Er liggen twee loten op tafel: kies er een.
    .two = Met { $players } zonder lot bied je geen los lot meer aan: verdeel alles in twee loten.
    .same = Elk lot heeft een eigen tegel: niet twee keer { $hierarchy }.
    .tile = Beide tegels moeten er nog zijn. Er zijn nog: { $tiles }.
    .lots = Geen lot heeft de tegel { $hierarchy }. Kies uit: { $tiles }.
    .fewer = Met { $players } zonder lot valt er niets meer te verdelen.
    .all = Alle kaarten moeten in een hand of in een van de twee loten zijn.
    .order = Van twee loten staat het lot met de hogere tegel vooraan.
STN-40 =
    .two = Je plaatst hoogstens { $most } kamon per jaar.
    .kamon = Je hebt geen kamon meer om te plaatsen.
    .sequence = Het is het oneven jaar: neem controle over een provincie, gebruik een tegel of je titel, of beëindig je beurt.
    .actors = Er beslist één plaats tegelijk.
    .early = Kamon worden alleen in het oneven jaar geplaatst.
    .placed = Er kunnen deze beurt geen { $placed } kamon geplaatst zijn: er staan er { $board } op het bord.
STN-41 =
    .full = Alle { $positions } posities van { $province } zijn bezet.
    .price = Je kunt niet betalen voor { $province }: gevraagd zijn { $troops }, of { $koku } koku.
    .left = De kamon in { $province } moeten vanaf links op elkaar aansluiten.
    .claimed = Over de provincie waarvoor betaald wordt, kan geen controle worden genomen.
STN-43 =
    .begun = Er loopt een betaling: maak die af en plaats de kamon, of zie ervan af.
    .none = Er loopt geen betaling: kies eerst een provincie om controle over te nemen.
    .hand = Je hebt geen { $part } meer om neer te leggen: { $held } in totaal, { $spent } neergelegd.
    .part = Met { $part } zou het geen betaling meer zijn: gevraagd zijn { $troops } of { $koku } koku, en niets overbodigs.
    .short = Dat is nog niet genoeg: gevraagd zijn { $troops } of { $koku } koku.
    .often = Van { $most } betalingen is al afgezien; meer mag niet. Maak deze af.
    .early = In het even jaar wordt niets betaald.
    .nowhere = Er is iets neergelegd, maar voor geen provincie.
    .held = Er is meer neergelegd dan de plaats heeft.
    .spend = Wat is neergelegd, kan geen betaling worden.
    .over = Na het einde wordt niets meer betaald.
STN-53 =
    .paying = Niet midden in een betaling: plaats eerst de kamon of zie ervan af.
    .tile = Je hebt geen tegel Kaart nemen.
    .pile = Er is geen troepenkaart te nemen, niet van de stapel en niet van de aflegstapel.
    .drawn = Er zijn { $taken } kaarten ongezien genomen, maar het moeten er { $drawn } zijn.
STN-56 =
    .title = Alleen de Sensei draait kamon om; jij bent { $title }.
    .kamon = Je hebt in { $province } geen kamon met de eenvoudige kant boven om te draaien.
    .golden = Een positie zonder kamon kan niet goud zijn.
STN-57 =
    .title = Alleen de Hatamoto vervangt een troep; jij bent { $title }.
    .turn = De Hatamoto heeft deze beurt al een troep vervangen.
    .stood = Alleen de Hatamoto kan een troep hebben vervangen.
    .early = De Hatamoto kan niets hebben vervangen voordat er een kamon is geplaatst.

# Geweigerde stellingen
STN-02 =
    .cards = Er moeten { $needed } enkelvoudige kaarten { $card } zijn, niet { $found }.
STN-03 =
    .cards = Er moet één dubbele kaart { $card } zijn, niet { $found }.
STN-04 =
    .cards = Er moeten { $needed } kaarten { $card } zijn, niet { $found }.
STN-05 =
    .tiles = Er moeten van elke bonustegel twee zijn, niet { $found } van tegel { $tile }.
STN-06 =
    .titles = Geen titel kan twee keer worden gedragen.
STN-22 =
    .hands = De eerste twee kaarten gaan om de beurt naar elke plaats.
    .pile = Plaats { $seat } nam een kaart van een stapel die er toen niet was.
STN-23 =
    .hand = Plaats { $seat } kan niet zoveel { $card } hebben: dat klopt niet met de bekende kaarten en het logboek.
    .shown = Plaats { $seat } toonde een { $card } die nooit is genomen.
STN-30 =
    .koku = In ronde { $round } kunnen er geen { $drawn } koku getrokken zijn.
    .tiles = De vier hiërarchietegels zijn in het even jaar in loten of over, en in het oneven jaar terzijde.
    .tairo = Er is geen Tairō in het oneven jaar.
STN-33 =
    .actor = Wie een lot heeft, krijgt dit jaar geen aanbod meer.
STN-34 =
    .tairo = De Tairō is de hoogste van wie geen lot heeft.
STN-37 =
    .titles = Geen tegel kan in twee loten zijn.
    .tiles = Een tegel die in een lot is, kan niet over zijn.
    .earned = In het oneven jaar zijn de tegels titels geworden.
STN-44 =
    .favour = Plaats { $seat } kan geen { $favour } aanzien hebben met posities van { $positions }.
STN-45 =
    .tiles = Er zijn { $won } bonustegels van één soort gewonnen ({ $bonus }), maar { $found } in bezit of gebruikt.
STN-60 =
    .over = De partij duurt tot iemand geen kamon meer heeft of de kokustapel leeg is, en niet langer.
STN-64 =
    .early = Er zijn geen scores voor het einde.
    .result = De scores kloppen niet met de tafel.

## De pagina: tips, de wachtkamer, herhalingen

shinobi-hint-deploy = { $clan } opstellen in { $province }
shinobi-hint-strike = { $clan } in { $province } treffen met de ninja
shinobi-hint-settle = { $clan } vestigen in je provincie
shinobi-hint-march = { $clan } verplaatsen uit { $source } naar { $province }
shinobi-hint-attack = { $target } in { $province } aanvallen met { $clan }
shinobi-hint-rest = Beurt beëindigen
page-fill-bots = Aanvullen met bots
page-all-open = alle handen open
page-run = Afspelen
page-halt = Stoppen

## Senji

# Onderdelen
akashi = Akashi
chosokabe = Chōsokabe
daisuke = Daisuke
ekei = Ekei
fuma = Fūma
genba = Genba
hosokawa = Hosokawa
ishida = Ishida
jubei = Jūbei
kojiro = Kojirō
naoe = Naoe
ranmaru = Ranmaru
sanada = Sanada
tadakatsu = Tadakatsu
umeko = Umeko
yodo = Yodo
MUT = Mutsu
DEW = Dewa
HIT = Hitachi
ECH = Echigo
MUS = Musashi
SUR = Suruga
KAG = Kaga
SHI = Shinano
OWA = Owari
YAM = Yamashiro
IZM = Izumo
AKI = Aki
KII = Kii
SAN = Sanuki
TOS = Tosa
CHI = Chikuzen
BUN = Bungo
SAT = Satsuma
yellow = geel
blue = blauw
black = zwart
red = rood
green = groen
purple = paars
sun = zon
animal = dier
tanzaku = tanzaku
plain = gewoon

# Hoe de gegevens van gebeurtenissen heten.
senji-figure-card = { $value ->
    [0] geel familielid 1
    [1] geel familielid 2
    [2] geel familielid 3
    [3] geel familielid 4
    [4] gele steunkaart 1
    [5] gele steunkaart 2
    [6] gele steunkaart 3
    [7] gele steunkaart 4
    [8] gele handelskaart 1
    [9] gele handelskaart 2
    [10] gele handelskaart 3
    [11] gele handelskaart 4
    [12] gele blufkaart
    [13] blauw familielid 1
    [14] blauw familielid 2
    [15] blauw familielid 3
    [16] blauw familielid 4
    [17] blauwe steunkaart 1
    [18] blauwe steunkaart 2
    [19] blauwe steunkaart 3
    [20] blauwe steunkaart 4
    [21] blauwe handelskaart 1
    [22] blauwe handelskaart 2
    [23] blauwe handelskaart 3
    [24] blauwe handelskaart 4
    [25] blauwe blufkaart
    [26] zwart familielid 1
    [27] zwart familielid 2
    [28] zwart familielid 3
    [29] zwart familielid 4
    [30] zwarte steunkaart 1
    [31] zwarte steunkaart 2
    [32] zwarte steunkaart 3
    [33] zwarte steunkaart 4
    [34] zwarte handelskaart 1
    [35] zwarte handelskaart 2
    [36] zwarte handelskaart 3
    [37] zwarte handelskaart 4
    [38] zwarte blufkaart
    [39] rood familielid 1
    [40] rood familielid 2
    [41] rood familielid 3
    [42] rood familielid 4
    [43] rode steunkaart 1
    [44] rode steunkaart 2
    [45] rode steunkaart 3
    [46] rode steunkaart 4
    [47] rode handelskaart 1
    [48] rode handelskaart 2
    [49] rode handelskaart 3
    [50] rode handelskaart 4
    [51] rode blufkaart
    [52] groen familielid 1
    [53] groen familielid 2
    [54] groen familielid 3
    [55] groen familielid 4
    [56] groene steunkaart 1
    [57] groene steunkaart 2
    [58] groene steunkaart 3
    [59] groene steunkaart 4
    [60] groene handelskaart 1
    [61] groene handelskaart 2
    [62] groene handelskaart 3
    [63] groene handelskaart 4
    [64] groene blufkaart
    [65] paars familielid 1
    [66] paars familielid 2
    [67] paars familielid 3
    [68] paars familielid 4
    [69] paarse steunkaart 1
    [70] paarse steunkaart 2
    [71] paarse steunkaart 3
    [72] paarse steunkaart 4
    [73] paarse handelskaart 1
    [74] paarse handelskaart 2
    [75] paarse handelskaart 3
    [76] paarse handelskaart 4
    [77] paarse blufkaart
   *[other] niets
}
senji-figure-given = { senji-figure-card }
senji-figure-paid = { senji-figure-card }
senji-figure-returned = { senji-figure-card }
senji-figure-left = { senji-figure-card }
senji-figure-stake = { senji-figure-card }
senji-figure-played = { senji-figure-card }
senji-figure-attack_card = { $value ->
    [-1] geen kaart
   *[other] { senji-figure-card }
}
senji-figure-defence_card = { senji-figure-attack_card }
senji-figure-covered_cards = { senji-figure-card }
senji-figure-open = { senji-figure-card }
senji-figure-got = { senji-figure-card }
senji-figure-samurai = { $value ->
    [0] { akashi }
    [1] { chosokabe }
    [2] { daisuke }
    [3] { ekei }
    [4] { fuma }
    [5] { genba }
    [6] { hosokawa }
    [7] { ishida }
    [8] { jubei }
    [9] { kojiro }
    [10] { mori }
    [11] { naoe }
    [12] { oda }
    [13] { ranmaru }
    [14] { sanada }
    [15] { tadakatsu }
    [16] { umeko }
   *[other] { yodo }
}
senji-figure-choice = { senji-figure-samurai }
senji-figure-attackers = { senji-figure-samurai }
senji-figure-defenders = { senji-figure-samurai }
senji-figure-fallen = { senji-figure-samurai }
senji-figure-promises = { $value ->
    [peace-broken] vrede (gebroken)
    [spare-broken] { $province } te sparen (gebroken)
    [strike-kept] { $province } aan te vallen (gehouden)
   *[other] genade (gebroken)
}
senji-figure-kept = { $value ->
    [yes] yes
    [no] no
   *[other] { senji-figure-samurai } ({ $me ->
        [yes] jij
       *[no] { $name }
    })
}
senji-figure-province = { $value ->
    [0] { MUT }
    [1] { DEW }
    [2] { HIT }
    [3] { ECH }
    [4] { MUS }
    [5] { SUR }
    [6] { KAG }
    [7] { SHI }
    [8] { OWA }
    [9] { YAM }
    [10] { IZM }
    [11] { AKI }
    [12] { KII }
    [13] { SAN }
    [14] { TOS }
    [15] { CHI }
    [16] { BUN }
   *[other] { SAT }
}
senji-figure-origin = { $value ->
    [0] { MUT }
    [1] { DEW }
    [2] { HIT }
    [3] { ECH }
    [4] { MUS }
    [5] { SUR }
    [6] { KAG }
    [7] { SHI }
    [8] { OWA }
    [9] { YAM }
    [10] { IZM }
    [11] { AKI }
    [12] { KII }
    [13] { SAN }
    [14] { TOS }
    [15] { CHI }
    [16] { BUN }
    [17] { SAT }
    [18] de noordelijke zee
   *[other] de zuidelijke zee
}
senji-figure-sea = { $value ->
    [0] de noordelijke zee
   *[other] de zuidelijke zee
}
senji-figure-way = { $value ->
    [0] naar { MUT }
    [1] naar { DEW }
    [2] naar { HIT }
    [3] naar { ECH }
    [4] naar { MUS }
    [5] naar { SUR }
    [6] naar { KAG }
    [7] naar { SHI }
    [8] naar { OWA }
    [9] naar { YAM }
    [10] naar { IZM }
    [11] naar { AKI }
    [12] naar { KII }
    [13] naar { SAN }
    [14] naar { TOS }
    [15] naar { CHI }
    [16] naar { BUN }
    [17] naar { SAT }
    [18] naar de noordelijke zee
    [19] naar de zuidelijke zee
    [20] over de noordelijke zee naar { MUT }
    [21] over de noordelijke zee naar { DEW }
    [22] over de noordelijke zee naar { HIT }
    [23] over de noordelijke zee naar { ECH }
    [24] over de noordelijke zee naar { MUS }
    [25] over de noordelijke zee naar { SUR }
    [26] over de noordelijke zee naar { KAG }
    [27] over de noordelijke zee naar { SHI }
    [28] over de noordelijke zee naar { OWA }
    [29] over de noordelijke zee naar { YAM }
    [30] over de noordelijke zee naar { IZM }
    [31] over de noordelijke zee naar { AKI }
    [32] over de noordelijke zee naar { KII }
    [33] over de noordelijke zee naar { SAN }
    [34] over de noordelijke zee naar { TOS }
    [35] over de noordelijke zee naar { CHI }
    [36] over de noordelijke zee naar { BUN }
    [37] over de noordelijke zee naar { SAT }
    [38] over de zuidelijke zee naar { MUT }
    [39] over de zuidelijke zee naar { DEW }
    [40] over de zuidelijke zee naar { HIT }
    [41] over de zuidelijke zee naar { ECH }
    [42] over de zuidelijke zee naar { MUS }
    [43] over de zuidelijke zee naar { SUR }
    [44] over de zuidelijke zee naar { KAG }
    [45] over de zuidelijke zee naar { SHI }
    [46] over de zuidelijke zee naar { OWA }
    [47] over de zuidelijke zee naar { YAM }
    [48] over de zuidelijke zee naar { IZM }
    [49] over de zuidelijke zee naar { AKI }
    [50] over de zuidelijke zee naar { KII }
    [51] over de zuidelijke zee naar { SAN }
    [52] over de zuidelijke zee naar { TOS }
    [53] over de zuidelijke zee naar { CHI }
    [54] over de zuidelijke zee naar { BUN }
   *[other] over de zuidelijke zee naar { SAT }
}
senji-figure-piece = { $value ->
    [0] eenheid
    [1] { akashi }
    [2] { chosokabe }
    [3] { daisuke }
    [4] { ekei }
    [5] { fuma }
    [6] { genba }
    [7] { hosokawa }
    [8] { ishida }
    [9] { jubei }
    [10] { kojiro }
    [11] { mori }
    [12] { naoe }
    [13] { oda }
    [14] { ranmaru }
    [15] { sanada }
    [16] { tadakatsu }
    [17] { umeko }
   *[other] { yodo }
}
senji-figure-token = { $value ->
    [0] productie
    [1] rekrutering
   *[other] verplaatsing
}
senji-figure-flower = { $value ->
    [0] { sun }
    [1] { animal }
    [2] { tanzaku }
   *[other] gewone kaart
}
senji-figure-missing = { senji-figure-flower }
senji-figure-drawn = een { senji-figure-flower }
senji-figure-flowers = een { senji-figure-flower }
senji-figure-lot = { $value ->
    [0] gele kavel 1
    [1] gele kavel 2
    [2] blauwe kavel 1
    [3] blauwe kavel 2
    [4] zwarte kavel 1
   *[other] zwarte kavel 2
}
senji-figure-family = { $value ->
    [0] gele
    [1] blauwe
    [2] zwarte
    [3] rode
    [4] groene
   *[other] paarse
}
senji-figure-faces = { $value ->
    [0] { yellow }
    [1] { blue }
    [2] { black }
    [3] { red }
    [4] { green }
   *[other] { purple }
}
senji-figure-deck = { senji-figure-family }
senji-figure-pledge = { $value ->
    [0] vrede
    [1] { $province } te sparen
    [2] { $province } aan te vallen
   *[other] genade
}
senji-figure-combo = { $value ->
    [0] vier zonnen
    [1] vier dieren
    [2] vijf gewone kaarten
    [3] één van elk type
   *[other] vijf tanzaku
}
senji-figure-to = { $me ->
    [yes] jou
   *[no] { $name }
}
senji-figure-defender = { senji-figure-to }
senji-figure-winner = { senji-figure-to }
senji-figure-attacker = { senji-figure-to }
senji-figure-victim = { $me ->
    [yes] jij
   *[no] { $name }
}
senji-figure-loser = { senji-figure-to }
senji-figure-with = { senji-figure-to }
senji-figure-seats = { senji-figure-to }
senji-figure-partner = { $value ->
    [none] van de stapel
   *[other] van { senji-figure-to }
}
senji-figure-honours = { $me ->
    [yes] jij
   *[no] { $name }
} { $value }
senji-figure-bids = { $value }
senji-figure-wants = { $value ->
    [96] om het even welke kaart
   *[other] { senji-figure-wanted }
}
senji-figure-wanted = { $value ->
    [0] geel familielid 1
    [1] geel familielid 2
    [2] geel familielid 3
    [3] geel familielid 4
    [4] gele steunkaart 1
    [5] gele steunkaart 2
    [6] gele steunkaart 3
    [7] gele steunkaart 4
    [8] gele handelskaart 1
    [9] gele handelskaart 2
    [10] gele handelskaart 3
    [11] gele handelskaart 4
    [12] gele blufkaart
    [13] blauw familielid 1
    [14] blauw familielid 2
    [15] blauw familielid 3
    [16] blauw familielid 4
    [17] blauwe steunkaart 1
    [18] blauwe steunkaart 2
    [19] blauwe steunkaart 3
    [20] blauwe steunkaart 4
    [21] blauwe handelskaart 1
    [22] blauwe handelskaart 2
    [23] blauwe handelskaart 3
    [24] blauwe handelskaart 4
    [25] blauwe blufkaart
    [26] zwart familielid 1
    [27] zwart familielid 2
    [28] zwart familielid 3
    [29] zwart familielid 4
    [30] zwarte steunkaart 1
    [31] zwarte steunkaart 2
    [32] zwarte steunkaart 3
    [33] zwarte steunkaart 4
    [34] zwarte handelskaart 1
    [35] zwarte handelskaart 2
    [36] zwarte handelskaart 3
    [37] zwarte handelskaart 4
    [38] zwarte blufkaart
    [39] rood familielid 1
    [40] rood familielid 2
    [41] rood familielid 3
    [42] rood familielid 4
    [43] rode steunkaart 1
    [44] rode steunkaart 2
    [45] rode steunkaart 3
    [46] rode steunkaart 4
    [47] rode handelskaart 1
    [48] rode handelskaart 2
    [49] rode handelskaart 3
    [50] rode handelskaart 4
    [51] rode blufkaart
    [52] groen familielid 1
    [53] groen familielid 2
    [54] groen familielid 3
    [55] groen familielid 4
    [56] groene steunkaart 1
    [57] groene steunkaart 2
    [58] groene steunkaart 3
    [59] groene steunkaart 4
    [60] groene handelskaart 1
    [61] groene handelskaart 2
    [62] groene handelskaart 3
    [63] groene handelskaart 4
    [64] groene blufkaart
    [65] paars familielid 1
    [66] paars familielid 2
    [67] paars familielid 3
    [68] paars familielid 4
    [69] paarse steunkaart 1
    [70] paarse steunkaart 2
    [71] paarse steunkaart 3
    [72] paarse steunkaart 4
    [73] paarse handelskaart 1
    [74] paarse handelskaart 2
    [75] paarse handelskaart 3
    [76] paarse handelskaart 4
    [77] paarse blufkaart
    [78] een geel familielid
    [79] een gele steunkaart
    [80] een gele handelskaart
    [81] een blauw familielid
    [82] een blauwe steunkaart
    [83] een blauwe handelskaart
    [84] een zwart familielid
    [85] een zwarte steunkaart
    [86] een zwarte handelskaart
    [87] een rood familielid
    [88] een rode steunkaart
    [89] een rode handelskaart
    [90] een groen familielid
    [91] een groene steunkaart
    [92] een groene handelskaart
    [93] een paars familielid
    [94] een paarse steunkaart
    [95] een paarse handelskaart
   *[other] om het even welke kaart
}
# Namen in zetten die je intypt: een kaart van je eigen familie, een soort kaart, een belofte.
senji-figure-slot = { $value ->
    [0] familielid 1
    [1] familielid 2
    [2] familielid 3
    [3] familielid 4
    [4] steunkaart 1
    [5] steunkaart 2
    [6] steunkaart 3
    [7] steunkaart 4
    [8] handelskaart 1
    [9] handelskaart 2
    [10] handelskaart 3
    [11] handelskaart 4
   *[other] blufkaart
}
senji-figure-kind = { $value ->
    [0] geel familielid
    [1] gele steunkaart
    [2] gele handelskaart
    [3] blauw familielid
    [4] blauwe steunkaart
    [5] blauwe handelskaart
    [6] zwart familielid
    [7] zwarte steunkaart
    [8] zwarte handelskaart
    [9] rood familielid
    [10] rode steunkaart
    [11] rode handelskaart
    [12] groen familielid
    [13] groene steunkaart
    [14] groene handelskaart
    [15] paars familielid
    [16] paarse steunkaart
    [17] paarse handelskaart
   *[other] om het even welke kaart
}
senji-figure-promise = { $value ->
    [0] vrede
    [1] sparen
    [2] aanvallen
   *[other] genade
}
senji-figure-led = { $value ->
    [0] zonder de samurai
    [no] zonder de samurai
   *[other] met de samurai
}

# Wat er gevraagd wordt
senji-prompt = { $phase ->
    [choosing] Houd een van de drie samurai.
    [calling] Roep een provincie af: de eigenaar zet er een vesting neer en wat die verder wil.
    [posting] Hoeveel eenheden zet je daar neer, en is je samurai erbij?
    [hosting] De leiding is gedeeld: wie ontvangt dit jaar de keizer?
    [bidding] Leg in het geheim kaarten van je familie onder de kavels en meld je dan klaar.
    [winter] Winter: bied aan, antwoord, beloof en meld je klaar als je alles gezegd hebt.
    [ordering] Lente: leg een bevel in elk van je provincies en meld je dan klaar.
    [spying] Fūma mag één bevel bekijken.
    [shifting] Je mag een van je bevelen veranderen.
    [summer] Zomer: je ontvangt de keizer. Wat roep je nu af?
    [moving] Verplaatsing: stuur stukken op weg en vertrek dan.
    [drowning] De zee eist een offer: wie verdrinkt?
    [queuing] Welke veldslag wordt nu uitgevochten?
    [silencing] Kojirō mag een samurai het zwijgen opleggen.
    [rerolling] Genba mag dobbelstenen opnieuw gooien.
    [supporting] Een steunkaart, een blufkaart of niets?
    [hostage] Je hebt verloren. Stel je een gijzelaar terecht?
    [retreating] Waarheen trekt Tadakatsu zich terug?
    [autumn] Herfst: welke familie roep je nu af?
    [trading] Herfst: handel, scoor, rekruteer of onthul; rond dan af.
    [showing] Toon nog een van je hanafuda.
    [picking] Neem een van de getoonde kaarten.
    [keeping] Houd een van de samurai.
    [placing] Waar zet je de samurai neer?
   *[swapping] Umeko: welke kaart geef je?
}

# Wat er gebeurde
# Iemands aanbod: “jouw aanbod”, “het aanbod van Ann”.
their-offer = { $seat-me ->
    [yes] jouw aanbod
   *[no] het aanbod van { $seat }
}
the-seat = { $seat-me ->
    [yes] jou
   *[no] { $seat }
}
for-seat = voor { the-seat }
taker = { $to-me ->
    [yes] Je
   *[no] { $to }
}
# Iemand had iets beloofd: “vrede beloofd”, “beloofd een provincie te sparen”.
pledged = { $pledge ->
    [vrede] vrede beloofd
    [genade] genade beloofd
   *[other] beloofd { $pledge }
}
# Eén stuk, en wat er vertrok: “een eenheid”, “3 eenheden”, “Oda”.
a-piece = { $piece ->
    [eenheid] een eenheid
   *[other] { $piece }
}
pieces = { $piece ->
    [eenheid] { $count ->
        [one] { $count } eenheid
       *[other] { $count } eenheden
    }
   *[other] { $piece }
}
# De kanten van een veldslag: “2 eenheden en Oda”, “Oda”, tegen “3”, “een lege provincie”.
attack-side = { $attack ->
    [0] { $attackers }
    [one] { $attack } eenheid{ with-attackers }
   *[other] { $attack } eenheden{ with-attackers }
}
defence-side = { $defence ->
    [0] { $defenders ->
        [niets] een lege provincie
       *[other] { $defenders }
    }
   *[other] { $defence }{ with-defenders }
}
with-attackers = { $attackers ->
    [niets] {""}
   *[other] { " " }en { $attackers }
}
with-defenders = { $defenders ->
    [niets] {""}
   *[other] { " " }en { $defenders }
}
units-there = { $units ->
    [0] geen eenheden
    [one] { $units } eenheid
   *[other] { $units } eenheden
}
with-units = { $units ->
    [0] zonder eenheden
   *[other] met { units-there }
}
ready-self = { $seat-me ->
    [yes] je
   *[no] zich
}
senji-start = De kaarten zijn gedeeld.
    .then = De kaarten zijn gedeeld
senji-samurai_drawn = Je bekeek { $choice }.
    .then = Je bekeek { $choice }
senji-keep = { doer } hield { $samurai }.
    .then = hield { $samurai }
    .help = Je houdt { $samurai } en krijgt de eer die deze samurai meebrengt. (SEN-10, SEN-83)
    .say = houden: { $samurai }
senji-samurai_shown = De samurai zijn getoond: { $kept }.
    .then = De samurai zijn getoond: { $kept }
senji-caller = { $seat-me ->
    [yes] Jij hebt
   *[no] { $seat } heeft
} de meeste eer en roept de provincies af.
    .then = { $seat-me ->
        [yes] Jij hebt
       *[no] { $seat } heeft
    } de meeste eer en roept de provincies af
senji-call = { doer } riep { $province } af.
    .then = riep { $province } af
    .help = Je roept { $province } af: voor het eerste jaar wordt de provincie gevuld, in de zomer wordt het bevel daar uitgevoerd. (SEN-11, SEN-60)
    .say = afroepen: { $province }
senji-post = { doer } zette een vesting neer in { $province }, { with-units }.
    .then = zette een vesting neer in { $province }, { with-units }
    .help = Je zet daar een vesting en deze eenheden neer; “led” zet je samurai erbij. (SEN-11)
    .seen = { doer } zette een vesting neer in { $province }, { $units ->
        [0] met { $samurai }, zonder eenheden
       *[other] met { units-there } en { $samurai }
    }.
    .then-seen = zette een vesting neer in { $province }, { $units ->
        [0] met { $samurai }, zonder eenheden
       *[other] met { units-there } en { $samurai }
    }
    .say = plaatsen, eenheden: { $units }, { $led }
senji-roll_off = Er is door { $seats } om de keizer gedobbeld: { $faces }.
    .then = Er is door { $seats } om de keizer gedobbeld: { $faces }
senji-host = Jaar { $year }: de keizer is te gast bij { the-seat }.
    .then = Jaar { $year }: de keizer is te gast bij { the-seat }
    .help = Deze familie ontvangt dit jaar de keizer en bepaalt in zomer en herfst wat er wordt afgeroepen. (SEN-20)
    .say = ontvangen: { $seat }
senji-lot = Omgedraaid van de { $deck } stapel: { $card }.
    .then = Omgedraaid van de { $deck } stapel: { $card }
senji-bids_in = Alle biedingen liggen er.
    .then = Alle biedingen liggen er
senji-winter = Het is winter: het overleg begint.
    .then = Het is winter: het overleg begint
senji-lay = { doer } legde een kaart onder { $lot }.
    .then = legde een kaart onder { $lot }
    .help = Je legt deze kaart van je familie onder { $lot }, als deel van je bod. (SEN-31)
    .say = leggen: { $card } onder { $lot }
senji-lift = { doer } haalde een kaart onder { $lot } vandaan.
    .then = haalde een kaart onder { $lot } vandaan
    .help = Je haalt deze kaart onder { $lot } vandaan. (SEN-31)
    .say = weghalen: { $card } onder { $lot }
senji-ready = { doer } meldde { ready-self } klaar.
    .then = meldde { ready-self } klaar
    .help = Je hebt alles gedaan wat je wilt; tot iedereen klaar is, kun je erop terugkomen. (SEN-40)
    .say = klaar
senji-seal = { doer } meldde { ready-self } definitief klaar.
    .then = meldde { ready-self } definitief klaar
    .help = Je bent definitief klaar: je verandert niets meer en antwoordt niet meer. (SEN-40)
    .say = definitief klaar
senji-change = { doer } was toch nog niet klaar.
    .then = was toch nog niet klaar
    .help = Je bent toch nog niet klaar en mag weer iets doen. (SEN-40)
    .say = toch wijzigen
senji-offer = { doer } deed { $to } een aanbod: open { $open }{ $covered ->
    [0] {""}
   *[other] , { $covered } gedekt
}, voor { $wants }.
    .then = deed { $to } een aanbod: open { $open }{ $covered ->
        [0] {""}
       *[other] , { $covered } gedekt
    }, voor { $wants }
    .help = Je begint een aanbod aan deze speler: leg open of gedekt wat je geeft, vraag wat je wilt en verstuur het. (SEN-42)
    .say = aanbieden aan { $seat }
senji-refused = { taker } weigerde { their-offer }.
    .then = { taker } weigerde { their-offer }
senji-withdrawn = { doer } trok een aanbod aan { $to } in.
    .then = trok een aanbod aan { $to } in
senji-countered = { taker } beantwoordde { their-offer } met een tegenbod.
    .then = { taker } beantwoordde { their-offer } met een tegenbod
senji-taken = { taker } nam { their-offer } aan.
    .then = { taker } nam { their-offer } aan
senji-void = { $seat-me ->
    [yes] Jouw aanbod
   *[no] Het aanbod van { $seat }
} aan { $to } geldt niet meer.
    .then = { their-offer } aan { $to } geldt niet meer
senji-deal = { doer } gaf { $to } { $given } voor { $paid }.
    .then = gaf { $to } { $given } voor { $paid }
senji-promise = { doer } beloofde { $pledge }.
    .then = beloofde { $pledge }
    .seen = { doer } beloofde { $to } { $pledge }.
    .then-seen = beloofde { $to } { $pledge }
    .help = Je begint een belofte: zeg over welke provincie, als dat nodig is, en aan wie. Een belofte bindt niemand. (SEN-45)
    .say = beloven: { $pledge }
senji-verdict = { doer } had { pledged }: belofte { $kept ->
    [yes] gehouden
   *[no] gebroken
}.
    .then = had { pledged }: belofte { $kept ->
        [yes] gehouden
       *[no] gebroken
    }
    .seen = { doer } had { $to } { pledged }: belofte { $kept ->
        [yes] gehouden
       *[no] gebroken
    }.
    .then-seen = had { $to } { pledged }: belofte { $kept ->
        [yes] gehouden
       *[no] gebroken
    }
senji-bid = { doer } had { $stake } geboden op { $card }.
    .then = had { $stake } geboden op { $card }
senji-frozen = Bevroren: { $card }. De hoogste biedingen zijn gelijk, elk { $sum }.
    .then = Bevroren: { $card }; de hoogste biedingen zijn gelijk, elk { $sum }
senji-won = { doer } won { $card } en betaalde { $paid }.
    .then = won { $card } en betaalde { $paid }
senji-unsold = Niemand bood op { $left }: terug onder de { $deck } stapel.
    .then = Niemand bood op { $left }: terug onder de { $deck } stapel
senji-spring = Lente: de bevelen worden gelegd.
    .then = Lente: de bevelen worden gelegd
senji-order = { doer } legde een bevel in { $province }: { $token }.
    .then = legde een bevel in { $province }: { $token }
    .help = Je legt dit bevel gedekt in { $province }: { $token }. (SEN-50)
    .say = bevelen: { $token } in { $province }
senji-unorder = { doer } nam het bevel in { $province } terug.
    .then = nam het bevel in { $province } terug
    .help = Je neemt het bevel in { $province } terug. (SEN-50)
    .say = wissen: bevel in { $province }
senji-summer = Zomer: alle bevelen liggen er.
    .then = Zomer: alle bevelen liggen er
senji-spy = Fūma bekeek { for-seat } het bevel in { $province }.
    .seen = In { $province } ligt een bevel: { $token }.
    .then = Fūma bekeek { for-seat } het bevel in { $province }
    .then-seen = In { $province } ligt een bevel: { $token }
    .help = Fūma bekijkt alleen voor jou het bevel in { $province }. (SEN-07)
    .say = bespieden: { $province }
senji-decline = { doer } zag ervan af.
    .then = zag ervan af
    .help = Je ziet af van wat gevraagd wordt: kracht, steunkaart of gijzelaar. (SEN-71, SEN-75)
    .say = afzien
senji-called = In { $province } lag { $seat-me ->
    [yes] een bevel van jou
   *[no] een bevel van { $seat }
}: { $token }.
    .then = In { $province } lag { $seat-me ->
        [yes] een bevel van jou
       *[no] een bevel van { $seat }
    }: { $token }
senji-levy = { doer } rekruteerde { units-there } in { $province }.
    .then = rekruteerde { units-there } in { $province }
senji-fleet = { doer } riep een vloot in { $sea } af.
    .then = riep een vloot in { $sea } af
    .help = Je roept deze vloot af: de eigenaar verplaatst alle eigen stukken in { $sea }. (SEN-67)
    .say = vloot: { $seat }, { $sea }
senji-march = { doer } plande: { a-piece } { $way }.
    .then = plande: { a-piece } { $way }
    .help = Je plant deze weg voor één stuk: { a-piece } { $way }. Er gaat niets weg voordat je vertrekt. (SEN-63)
    .say = verplaatsen: { $piece } { $way }
senji-recall = { doer } plande opnieuw.
    .then = plande opnieuw
    .help = Je maakt het plan opnieuw. (SEN-63)
    .say = opnieuw plannen
senji-go = { doer } vertrok uit { $origin }.
    .then = vertrok uit { $origin }
    .help = Het plan is af: alle stukken vertrekken. (SEN-63)
    .say = vertrekken
senji-moves = { doer } stuurde { pieces } { $way }.
    .then = stuurde { pieces } { $way }
senji-raid = { doer } deed een raid over { $sea }: { $dice ->
    [one] { $dice } dobbelsteen
   *[other] { $dice } dobbelstenen
}, { $drowned ->
    [0] niemand verdronk
    [one] { $drowned } verdronk
   *[other] { $drowned } verdronken
}.
    .then = deed een raid over { $sea }: { $dice ->
        [one] { $dice } dobbelsteen
       *[other] { $dice } dobbelstenen
    }, { $drowned ->
        [0] niemand verdronk
        [one] { $drowned } verdronk
       *[other] { $drowned } verdronken
    }
senji-drown = { doer } verloor { a-piece } op zee, voor de kust van { $province }.
    .then = verloor { a-piece } op zee, voor de kust van { $province }
    .help = De zee neemt dit stuk van de raid op { $province }: { a-piece }. (SEN-66)
    .say = verdrinken: { $piece } voor { $province }
senji-battle = { doer } viel { $defender } aan in { $province }: { attack-side } tegen { defence-side }.
    .then = viel { $defender } aan in { $province }: { attack-side } tegen { defence-side }
    .seen = { senji-battle } Beloofd: { $promises }.
    .then-seen = { senji-battle.then }; beloofd: { $promises }
senji-silence = Kojirō legde { $samurai } { for-seat } het zwijgen op.
    .then = Kojirō legde { $samurai } { for-seat } het zwijgen op
    .help = { $samurai } verovert geen dobbelsteen en heeft geen kracht in deze veldslag. (SEN-07)
    .say = zwijgen: { $samurai }
senji-capture = Veroverde dobbelstenen: { $attack } door de aanvaller, { $defence } door de verdediger.
    .then = Veroverde dobbelstenen: { $attack } door de aanvaller, { $defence } door de verdediger
senji-roll = { doer } gooide { $faces }.
    .then = gooide { $faces }
senji-reroll = { doer } legde een { $family } dobbelsteen apart.
    .then = legde een { $family } dobbelsteen apart
    .help = Je legt een { $family } dobbelsteen apart, om opnieuw te gooien. (SEN-07)
    .say = hergooien: { $family } dobbelsteen
senji-rerolled = Genba gooide opnieuw { for-seat }: { $faces }.
    .then = Genba gooide opnieuw { for-seat }: { $faces }
senji-support = { doer } koos { $card }.
    .then = koos { $card }
    .help = Je kiest in het geheim { $card } voor deze veldslag. (SEN-71)
    .say = steunen met { $card }
senji-support_shown = Steun: { $attack_card } voor { $attacker }, { $defence_card } voor { $defender }.
    .then = Steun: { $attack_card } voor { $attacker }, { $defence_card } voor { $defender }
senji-totals = Totalen: { $attack } tegen { $defence }.
    .then = Totalen: { $attack } tegen { $defence }
senji-tie = Gelijkstand: de dobbelstenen worden opnieuw gegooid.
    .then = Gelijkstand: de dobbelstenen worden opnieuw gegooid
senji-victory = { doer } won de slag om { $province }.
    .then = won de slag om { $province }
senji-execute = { doer } stelde { $card } terecht en won { $gained } eer; { $victim } verloor er { $lost }.
    .then = stelde { $card } terecht en won { $gained } eer; { $victim } verloor er { $lost }
    .seen = { senji-execute } Beloofd: { $promises }.
    .then-seen = { senji-execute.then }; beloofd: { $promises }
    .help = Je stelt { $card } terecht: je wint de waarde, de winnaar verliest het dubbele. (SEN-75)
    .say = terechtstellen: { $card }
senji-spared = { doer } stelde niemand terecht.
    .then = stelde niemand terecht
senji-retreat = Tadakatsu trok zich { for-seat } terug naar { $province }.
    .then = Tadakatsu trok zich { for-seat } terug naar { $province }
    .help = Tadakatsu trekt zich terug naar { $province } en leeft. (SEN-76)
    .say = terugtrekken naar { $province }
senji-losses = { $lost ->
    [0] Er sneuvelde geen eenheid
    [one] Gesneuveld: { $lost } eenheid van { $loser } en { $cost } van { $winner }
   *[other] Gesneuveld: { $lost } eenheden van { $loser } en { $cost } van { $winner }
}; { $honour } eer voor { $winner }.
    .then = { $lost ->
        [0] Er sneuvelde geen eenheid
        [one] Gesneuveld: { $lost } eenheid van { $loser } en { $cost } van { $winner }
       *[other] Gesneuveld: { $lost } eenheden van { $loser } en { $cost } van { $winner }
    }; { $honour } eer voor { $winner }
    .seen = { senji-losses } Gevallen samurai: { $fallen }.
    .then-seen = { senji-losses.then }; gevallen samurai: { $fallen }
senji-autumn = Herfst: de families worden afgeroepen.
    .then = Herfst: de families worden afgeroepen
senji-invite = { $seat-me ->
    [yes] Jij bent
   *[no] { $seat } is
} aan de beurt.
    .then = { $seat-me ->
        [yes] jij bent
       *[no] { $seat } is
    } aan de beurt
    .help = Je roept deze familie af; die is nu aan de beurt. (SEN-80)
    .say = uitnodigen: { $seat }
senji-done = { doer } rondde de herfst af.
    .then = rondde de herfst af
    .help = Je herfst is voorbij. (SEN-80)
    .say = herfst afronden
senji-trade = { doer } gaf { $card } terug.
    .then = gaf { $card } terug
    .help = Je geeft { $card } terug; de familie toont je zoveel hanafuda als de waarde aangeeft en je neemt er een. (SEN-80)
    .say = teruggeven: { $card }
senji-shown = { doer } zag { $cards } hanafuda { $partner }.
    .seen = { doer } zag { $cards } hanafuda { $partner }: { $flowers }.
    .then = zag { $cards } hanafuda { $partner }
    .then-seen = zag { $cards } hanafuda { $partner }: { $flowers }
senji-present = { doer } toonde een { $flower }.
    .then = toonde een { $flower }
    .help = Je toont deze hanafuda: { $flower }. (SEN-80)
    .say = voorleggen: { $flower }
senji-picked = { doer } nam er een.
    .seen = { doer } nam een { $flower }.
    .then = nam er een
    .then-seen = nam een { $flower }
senji-tribute = { doer } legde { $card } bij de reeks.
    .then = legde { $card } bij de reeks
    .help = Je legt { $card } bij de reeks families die 10 eer oplevert. (SEN-81)
    .say = toevoegen: { $card } bij de reeks
senji-tributes = { doer } gaf { $returned } terug voor 10 eer.
    .then = gaf { $returned } terug voor 10 eer
senji-combine = { doer } speelde { $combo }.
    .then = speelde { $combo }
    .help = Je legt { $combo } af voor eer. (SEN-82)
    .say = combineren: { $combo }
senji-bend = { doer } speelde { $combo }, met een { $flower } als { $missing }.
    .then = speelde { $combo }, met een { $flower } als { $missing }
    .help = Ishida laat een { $flower } als { $missing } tellen, voor { $combo }. (SEN-07)
    .say = aanvullen: { $combo } met { $flower } als { $missing }
senji-recruit = { doer } legde tanzaku af om te rekruteren.
    .then = legde tanzaku af om te rekruteren
    .help = Je legt tanzaku af, trekt drie samurai en houdt er een. (SEN-83)
    .say = rekruteren: samurai
senji-recruited = { doer } rekruteerde { $samurai }.
    .then = rekruteerde { $samurai }
senji-settle = { doer } zette { $samurai } neer in { $province }.
    .then = zette { $samurai } neer in { $province }
    .help = De samurai komt in { $province } te staan. (SEN-83)
    .say = vestigen in { $province }
senji-embark = { doer } zette { $samurai } neer in { $sea }.
    .then = zette { $samurai } neer in { $sea }
    .help = De samurai komt in { $sea } te staan. (SEN-83)
    .say = inschepen in { $sea }
senji-reveal = { doer } onthulde { $card }.
    .then = onthulde { $card }
    .help = Je onthult { $card } en wint de waarde in eer. (SEN-84)
    .say = onthullen: { $card }
senji-retake = { doer } nam { $card } terug.
    .then = nam { $card } terug
    .help = Je neemt { $card } terug in je hand en verliest de eer weer. (SEN-84)
    .say = terugpakken: { $card }
senji-hire = { doer } huurde een eenheid in { $sea }.
    .then = huurde een eenheid in { $sea }
    .help = Je betaalt eer voor een nieuwe eenheid in { $sea }. (SEN-85)
    .say = inhuren: eenheid in { $sea }
senji-enlist = { doer } betaalde voor een samurai.
    .then = betaalde voor een samurai
    .help = Je betaalt eer voor een samurai: je trekt er drie en houdt er een. (SEN-85)
    .say = aanwerven: samurai
senji-redraw = { doer } legde een { $flower } af en trok een andere hanafuda.
    .then = legde een { $flower } af en trok een andere hanafuda
    .help = Daisuke laat je deze hanafuda afleggen en een andere trekken: { $flower }. (SEN-07)
    .say = afleggen: { $flower }
senji-swap = Umeko ruilde een kaart { for-seat }.
    .then = Umeko ruilde een kaart { for-seat }
    .help = Umeko ruilt een kaart tussen jou en deze speler. (SEN-07)
    .say = ruilen met { $seat }
senji-slip = { doer } gaf { $card }.
    .then = gaf { $card }
    .help = Je geeft { $card }. (SEN-07)
    .say = geven: { $card }
senji-palm = { doer } gaf een { $flower }.
    .then = gaf een { $flower }
    .help = Je geeft deze hanafuda: { $flower }. (SEN-07)
    .say = overhandigen: { $flower }
senji-swapped = { doer } ruilde kaarten met { $with }.
    .then = ruilde kaarten met { $with }
senji-reshuffle = De afgelegde hanafuda zijn geschud: { $cards } kaarten.
    .then = De afgelegde hanafuda zijn geschud: { $cards } kaarten
senji-samurai_reshuffle = De gevallen samurai zijn bijgeschud: { $cards } kaarten.
    .then = De gevallen samurai zijn bijgeschud: { $cards } kaarten
senji-draw = { doer } trok { $cards } hanafuda.
    .seen = { doer } trok { $drawn }.
    .then = trok { $cards } hanafuda
    .then-seen = trok { $drawn }
senji-year_end = Jaar { $year } is voorbij. Eer: { $honours }.
    .then = Jaar { $year } is voorbij. Eer: { $honours }
senji-end = De partij is afgelopen. Eer: { $honours }.
    .then = De partij is afgelopen. Eer: { $honours }

# Zetten waarvan het gevolg wordt verteld
senji-show =
    .help = Je legt { $card } open in het aanbod. (SEN-42)
    .say = tonen: { $card }
senji-cover =
    .help = Je legt { $card } gedekt in het aanbod. (SEN-42)
    .say = dekken: { $card }
senji-want =
    .help = Je vraagt er zo’n kaart voor. (SEN-42)
    .say = vragen: { $kind }
senji-exactly =
    .help = Je wilt de laatst gevraagde kaart met precies deze waarde. (SEN-42)
    .say = precies waarde { $value }
senji-send =
    .help = Je verstuurt het aanbod; het geldt tot het beantwoord of ingetrokken wordt, of de winter voorbij is. (SEN-43)
    .say = versturen
senji-take =
    .help = Je neemt dit aanbod aan; wordt er een kaart naar keuze gevraagd, dan kies je die daarna. (SEN-42)
    .say = aannemen: aanbod { $number } van { $seat }
senji-pay =
    .help = Je geeft { $card } voor wat nu gevraagd wordt. (SEN-42)
    .say = betalen met { $card }
senji-refuse =
    .help = Je weigert dit aanbod; niemand hoort waarom. (SEN-42)
    .say = weigeren: aanbod { $number } van { $seat }
senji-counter =
    .help = Je weigert dit aanbod en begint zelf een aanbod aan dezelfde speler. (SEN-44)
    .say = tegenbod op aanbod { $number } van { $seat }
senji-about =
    .help = De belofte gaat over { $province }. (SEN-45)
    .say = over { $province }
senji-tell =
    .help = Je doet de belofte alleen aan deze speler. (SEN-45)
    .say = zeggen tegen { $seat }
senji-proclaim =
    .help = Je doet de belofte aan iedereen. (SEN-45)
    .say = verkondigen aan iedereen
senji-withdraw =
    .help = Je trekt dit aanbod in, als er nog geen antwoord is. (SEN-43)
    .say = intrekken: aanbod { $number } aan { $seat }
senji-drop =
    .help = Je breekt af wat je aan het samenstellen bent. (SEN-42, SEN-81)
    .say = afbreken
senji-fight =
    .help = De slag om { $province } wordt nu uitgevochten. (SEN-69)
    .say = vechten in { $province }
senji-pick =
    .help = Je neemt deze hanafuda: { $flower }. (SEN-80)
    .say = nemen: { $flower }

# De tafel in de terminal
senji-table-year = Jaar { $year }, { $season }
senji-table-season = { $phase ->
    [choosing] voorbereiding
    [calling] voorbereiding
    [posting] voorbereiding
    [hosting] de keizer
    [bidding] veiling
    [winter] winter
    [ordering] lente
    [autumn] herfst
    [trading] herfst
    [showing] herfst
    [picking] herfst
    [keeping] herfst
    [placing] herfst
    [swapping] herfst
    [over] einde
   *[other] zomer
}
senji-table-card = { $kind ->
    [member] familielid { $value }
    [military] steun { $value }
    [trade] handel { $value }
   *[bluff] bluf
}
senji-table-hosts = Gastheer van de keizer: { $name }
senji-table-honour = eer
senji-table-hand = Hand
senji-table-flowers = Hanafuda
senji-table-lots = Te koop
senji-table-offers = Aanbod
senji-table-offer = { $from } aan { $to }, nummer { $number }: open { $shown }; gedekt { $covered }; voor { $wants }
senji-table-battle = Slag om { $province }: { $attack } tegen { $defence }, dobbelstenen { $dice }
senji-table-legend = A3 = drie eenheden van A   • samurai   ! bevel nog af te roepen   ~ gesloten
senji-table-fleet = vloten
senji-table-score = { $rank }. { $name }: { $score } eer

# De tafel in tekst
senji-text-column = { $column ->
    [province] provincie
    [owner] eigenaar
    [units] eenheden
    [samurai] samurai
    [order] bevel
    [neighbours] buren
    [sea] zee
    [player] speler
    [family] familie
    [honour] eer
    [provinces] provincies
    [hanafuda] hanafuda
    [revealed] onthulde familieleden
    [kept] beloften gehouden
    [broken] beloften gebroken
    [now] nu
    [lot] kavel
    [card] kaart
    [bid] jouw bod
    [bids] biedingen
    [frozen] bevroren biedingen
    [attacker] aanvaller
    [defender] verdediger
    [against] tegen
    [captured] buitgemaakte dobbelstenen
    [dice] dobbelstenen
   *[total] totaal
}
senji-text-state = { $state ->
    [closed] gesloten
    [hidden] gedekt
    [call] nog af te roepen
    [host] ontvangt de keizer
    [ready] klaar
    [sealed] definitief klaar
    [decides] aan de beurt
    [done] herfst afgerond
    [kept] gehouden
   *[offered] naar keuze
}
senji-text-fleets = Vloten
senji-text-line = { $label }: { $items }
senji-text-own = Je familie, { $family }: { $cards }
senji-text-others = Kaarten van andere families: { $cards }
senji-text-given = { $card } (van { $name })
senji-text-flowers = Je hanafuda: { $cards }
senji-text-seen = Het laatst gezien bij { $name }: { $cards }
senji-text-samurai = { $samurai } ({ $place }): { $honour } eer. { $power }
senji-text-laid = Onder { $lot } ({ $card }): { $cards }, samen { $worth } waard
senji-text-orders = Bevelen: { $orders }
senji-text-unordered = Nog zonder bevel: { $provinces }
senji-text-covered = { $card } (gedekt)
senji-text-unseen = { $count ->
    [one] { $count } gedekte kaart
   *[other] { $count } gedekte kaarten
}
senji-text-draft = Je aanbod aan { $name }, nog niet verstuurd: { $given }; voor { $wants }
senji-text-received = Aanbod { $number } van { $name }: { $given }; voor { $wants }
senji-text-sent = Jouw aanbod { $number } aan { $name }: { $given }; voor { $wants }
senji-text-payment = Je neemt aanbod { $number } van { $name } aan. Betaald: { $cards }. Nu gevraagd: { $want }
senji-text-promising = Je belofte, nog niet gedaan: { $promise }
senji-text-set = Je reeks families: { $cards } ({ $held } van { $needed })
senji-text-plan = Plan vanuit { $origin }: { $steps }
senji-text-stays = Daar blijven: { $pieces }
senji-text-step = { $piece }, { $way }
senji-text-attack = { $province }: { $own } tegen { $other }. Je wint { $wins }% van zulke veldslagen, voor de steunkaarten.
senji-text-strike = Aanval op { $province } vanuit { $origin }: { $own } tegen { $other }. De aanvaller wint { $wins }% van zulke veldslagen, voor de steunkaarten.
senji-text-support = { $card }: +{ $adds } in deze veldslag
senji-text-hostage = { $card }: +{ $gained } eer voor jou, −{ $lost } voor de winnaar
senji-text-shown = Getoonde hanafuda: { $cards }
senji-text-breaks = Je volgende stap breekt een belofte. { $said }
senji-text-goal = Met { $goal } eer of meer aan het einde van een jaar wint wie alleen aan de leiding staat.
senji-text-last = De partij eindigt na jaar { $year }.
senji-text-autumn = Deze herfst nog niet afgeroepen: { $names }
senji-text-shores = Kusten van { $sea }
# Regels die voor meer zetten staan: de woorden waarmee ze beginnen, en hoe ze verdergaan.
senji-compound-bid = bieden leggen
    .form = bieden handelskaart 4, familielid 1 onder gele handelskaart
senji-compound-offer = aanbieden
    .form = aanbieden Chiyo familielid 1, gedekt handelskaart 2 voor paars familielid
senji-compound-counter = tegenbod
    .form = tegenbod Chiyo 1 familielid 1 voor paars familielid
senji-compound-take = aannemen
    .form = aannemen Chiyo 1 met blauwe handelskaart 1
senji-compound-promise = beloven
    .form = beloven Chiyo sparen Kaga
senji-compound-order = bevelen
    .form = bevelen Kaga verplaatsing, Owari productie, rest rekrutering
senji-compound-move = sturen
    .form = sturen 2 en Akashi Kaga Owari
senji-compound-march = verplaatsen
    .form = verplaatsen 2 en Akashi naar Owari
senji-compound-post = plaatsen
    .form = plaatsen 2 en Akashi
# De kleine woorden erin.
senji-small-on = onder op
senji-small-for = voor
senji-small-with = met
senji-small-hides = gedekt gedekte
senji-small-and = en
senji-small-rest = rest overige
senji-small-all = iedereen alles
senji-small-unit = eenheid eenheden
senji-small-nothing = niets niemand

# Geweigerde zetten en stellingen
SEN-01 =
    .family = Er is geen familie van deze kleur.
SEN-02 =
    .players = Senji is voor { $fewest } tot { $most } spelers, niet voor { $players }.
    .closed = Die provincie is gesloten: de familie ervan speelt niet mee.
    .fortress = In { $province } staat een vesting als de familie meespeelt, en alleen dan.
SEN-03 =
    .border = { $province } kan hier geen buurprovincie zijn.
    .homes = De familie { $family } moet { $needed } thuisprovincies hebben, niet { $found }.
    .provinces = De provincies moeten deze zijn: { $needed }.
    .sea = Er is geen zee { $sea }.
    .symmetry = { $province } grenst aan { $other }, maar niet omgekeerd.
SEN-04 =
    .card = Er moeten { $needed } kaarten { $card } zijn, niet { $found }.
    .cards = De familie { $family } moet { $needed } kaarten hebben, niet { $found }.
    .units = De familie { $family } moet in totaal { $needed } eenheden hebben, niet { $found }.
    .units_per_player = Dit getal moet { $needed } zijn.
    .fortresses = Dit getal moet { $needed } zijn.
    .units_per_zone = Dit getal moet { $needed } zijn.
    .start_units = Dit getal moet { $needed } zijn.
    .samurai_offer = Dit getal moet { $needed } zijn.
SEN-05 =
    .bluff = Een familie heeft { $needed } blufkaarten.
    .family = De kaarten van { $family } ontbreken.
    .value = { $value } is geen waarde, of staat er twee keer: waarden gaan van 1 tot en met 4.
SEN-06 =
    .cards = Er moeten { $needed } hanafuda van het type { $type } zijn, niet { $found }.
    .copies = Elke hanafuda is er één tot vier keer.
    .month = Een maand heeft { $needed } kaarten.
    .months = Er zijn { $needed } maanden.
    .type = Er is geen type { $type }.
SEN-07 =
    .daisuke = Daisuke staat niet voor jou op het bord.
    .daisuke_hand = Je hebt geen hanafuda van dat type om af te leggen.
    .daisuke_once = Daisuke heeft deze herfst al geholpen.
    .fuma_looks = Eerst mag Fūma kijken: kies een bevel of zie ervan af.
    .fuma_order = Daar ligt geen bevel.
    .fuma_own = Dat bevel is van jou: Fūma bekijkt er een van een tegenstander.
    .fuma_same = Dat bevel ligt daar al.
    .fuma_shifts = Verander een van je bevelen of zie ervan af.
    .genba = Geen vrije dobbelsteen toont { $family }.
    .honour = Een samurai brengt wat eer mee, maar minder dan 60.
    .ishida = Ishida staat niet voor jou op het bord.
    .ishida_once = Ishida heeft deze herfst al geholpen.
    .ishida_type = Het type { $flower } kan daar niet voor { $missing } doorgaan.
    .kojiro = Die samurai vecht hier niet tegen jou.
    .place = Een samurai staat op één plek, bij de eigen familie.
    .samurai = Er moeten achttien samurai zijn, elk één keer.
    .tadakatsu = Tadakatsu trekt zich terug naar een provincie van jou naast de veldslag.
    .umeko = Umeko staat niet voor jou op het bord.
    .umeko_card = Er wordt een diplomatiekaart geruild.
    .umeko_flower = Er wordt een hanafuda geruild.
    .umeko_hand = Zo’n kaart heb je niet om te ruilen.
    .umeko_must = Je hebt iets om te ruilen, dus je moet ruilen.
    .umeko_once = Umeko heeft deze herfst al geruild.
    .umeko_self = Umeko ruilt met een tegenstander.
SEN-08 =
    .dice = Er zijn { $needed } dobbelstenen.
    .faces = De dobbelstenen hebben één zijde voor elke familie.
SEN-09 =
    .memory = Iemand herinnert zich iets wat niet klopt.
SEN-10 =
    .chosen = Je houdt een van de samurai die je trok.
    .drawn = Die samurai heb je niet getrokken.
    .hanafuda = Er worden 0 tot en met 8 hanafuda gedeeld.
    .sequence = Houd eerst een van je samurai.
SEN-11 =
    .called = Die provincie is al afgeroepen.
    .samurai = Je samurai staat al op het bord.
    .sequence = De provincies worden afgeroepen en gevuld.
    .units = Je hebt nog maar { $left ->
        [one] { $left } eenheid
       *[other] { $left } eenheden
    } om neer te zetten.
SEN-20 =
    .host = Iemand moet de keizer ontvangen.
    .sequence = Nu wordt de gastheer gekozen.
    .tied = De gastheer moet iemand zijn met { $honour } eer.
SEN-31 =
    .hand = Die kaart heb je niet.
    .laid = Die kaart ligt daar niet.
    .lifts = Je hebt al { $most } kaarten teruggenomen.
    .lot = Daar is niets te koop.
    .ready = Je bent klaar: kom daar eerst op terug.
    .sequence = Nu worden de biedingen gelegd.
    .open = Je bent nog niet klaar.
    .changes = Je bent er al { $most } keer op teruggekomen.
SEN-40 =
    .gone = Die speler is definitief klaar met overleggen en antwoordt niet meer.
    .ready = Je bent klaar: kom daar eerst op terug.
    .sequence = Het is winter: overleg of meld je klaar.
    .open = Je bent nog niet klaar.
    .changes = Je bent er al { $most } keer op teruggekomen.
SEN-41 =
    .bluff = Blufkaarten wisselen nooit van eigenaar.
    .hand = Die kaart zit niet in je hand.
SEN-42 =
    .begin = Begin eerst een aanbod.
    .card = Die kaart bestaat niet.
    .empty = Het aanbod is leeg.
    .fit = Die kaart past niet bij wat nu gevraagd wordt.
    .lifts = Je hebt al { $most } keer iets afgebroken.
    .nothing = Je stelt niets samen.
    .offer = Dat is geen aanbod.
    .self = Een aanbod gaat naar een ander.
    .twice = Die kaart zit al in het aanbod.
    .unfinished = Maak eerst je aanbod af: verstuur het of breek het af.
    .unpaid = Kies eerst de kaarten waarmee je betaalt.
    .want = Alleen bij een kaart van een familie en soort kun je een waarde vragen.
    .wants = Je kunt niet geven wat gevraagd wordt.
SEN-43 =
    .offer = Zo’n aanbod is er niet.
    .season = Een aanbod geldt alleen in de winter.
SEN-44 =
    .cards = Met een aanbod geef je hoogstens { $most } kaarten.
    .each = Je hebt die speler deze winter al { $most } keer iets aangeboden.
    .offers = Je hebt deze winter al { $made } van de { $most } keer iets aangeboden.
    .wants = Met een aanbod vraag je hoogstens { $most } kaarten.
SEN-45 =
    .hearer = Zeg aan wie je het belooft.
    .promise = Dat is geen belofte.
    .promises = Je hebt deze winter al { $made } van de { $most } beloften gedaan.
    .province = Zeg welke provincie je bedoelt.
    .self = Een belofte doe je aan een ander.
SEN-50 =
    .laid = Daar ligt al een bevel.
    .lifts = Je hebt al { $most } bevelen teruggenomen.
    .missing = { $missing ->
        [one] { $missing } van je provincies heeft nog geen bevel.
       *[other] { $missing } van je provincies hebben nog geen bevel.
    }
    .none = Daar ligt geen bevel.
    .owner = Die provincie is niet van jou.
    .ready = Je bent klaar: kom daar eerst op terug.
    .sequence = Nu worden de bevelen gelegd.
    .open = Je bent nog niet klaar.
    .changes = Je bent er al { $most } keer op teruggekomen.
SEN-60 =
    .fleet = Die vloot is er niet om af te roepen.
    .order = Daar wacht geen bevel.
    .sequence = Het volgende bevel of de volgende vloot moet worden afgeroepen.
SEN-63 =
    .border = Die provincie grenst hier niet aan.
    .mover = Een verplaatsing heeft een speler en een beginpunt.
    .recall = Je kunt het plan niet meer opnieuw maken.
    .samurai = Die samurai is er niet om te sturen.
    .sequence = Er wordt een verplaatsing gepland.
    .units = Er is daar geen eenheid meer om te sturen.
SEN-64 =
    .room = In één provincie staan hoogstens { $most } eenheden.
SEN-65 =
    .coast = Die zee ligt niet aan deze kust.
    .room = In één zee zijn hoogstens { $most } eenheden van jou, ook die er bij een raid alleen doorheen gaan.
SEN-66 =
    .coast = Die provincie ligt niet aan die zee.
    .origin = Een raid gaat niet terug naar de provincie van vertrek.
    .raid = Dat stuk doet niet mee aan de raid: er moeten er nog { $drowning } verdrinken.
    .sequence = Eerst eist de zee een offer.
    .units = Samurai verdrinken hier niet.
SEN-67 =
    .coast = Die provincie ligt niet aan de zee van de vloot.
    .same = De vloot is al in die zee.
SEN-68 =
    .provinces = Niemand heeft meer dan { $most } provincies: jij hebt er { $provinces }.
SEN-69 =
    .battle = Daar wacht geen veldslag.
    .sequence = De volgende veldslag moet worden gekozen.
SEN-70 =
    .defender = De verdediger is de eigenaar van de provincie.
    .field = Een veldslag wordt om een provincie geleverd.
    .sequence = Er is een veldslag bezig: de krachten gaan voor.
SEN-71 =
    .hand = Die kaart heb je niet.
    .kind = In een veldslag helpen alleen steunkaarten en eigen blufkaarten.
    .sequence = Nu wordt de steun gekozen.
    .third = Steun moet van een derde familie komen.
SEN-75 =
    .hand = Die kaart heb je niet.
    .member = Alleen familieleden kunnen terechtgesteld worden.
    .sequence = Beslis eerst over een gijzelaar.
    .victor = Iemand heeft de veldslag gewonnen.
    .winner = Een gijzelaar moet van de familie van de winnaar zijn.
SEN-76 =
    .sequence = Eerst trekt Tadakatsu zich terug.
SEN-80 =
    .one = Aan deze tafel geef je maar één handelskaart per herfst terug, en dat heb je al gedaan.
    .called = Die familie is al afgeroepen.
    .hand = Die kaart heb je niet.
    .kind = Dat is geen handelskaart.
    .offered = Zo’n kaart wordt niet getoond.
    .own = Een handelskaart van je eigen familie levert niets op.
    .sequence = Het is herfst: dat kan nu niet.
    .show = Toon een van je hanafuda.
    .shown = Je hebt er geen meer van dat type om te tonen.
    .take = Neem een van de getoonde kaarten.
    .trader = Er moet een familie zijn afgeroepen.
    .under = Er liggen meer kaarten onder de stapel dan erin.
SEN-81 =
    .families = De reeks vraagt kaarten van { $needed } andere families: jij hebt er van { $families }.
    .hand = Die kaart heb je niet.
    .lifts = Je hebt al { $most } keer iets afgebroken.
    .nothing = Je stelt niets samen.
    .own = De reeks bestaat uit kaarten van andere families.
    .twice = Die familie zit al in de reeks.
    .unfinished = Maak de reeks eerst compleet, of breek die af.
SEN-82 =
    .cards = Daar heb je de kaarten niet voor.
    .combination = Wat { $combination } opbrengt, ontbreekt.
    .need = Die combinatie bestaat niet.
SEN-83 =
    .drawn = Die samurai heb je niet getrokken.
    .keep = Houd eerst een van de samurai.
    .none = Er is geen samurai meer.
    .place = Zet eerst de samurai neer.
    .province = Die provincie is niet van jou.
    .sea = Zolang je een provincie hebt, komt de samurai in een daarvan te staan.
    .tanzaku = Rekruteren kost { $needed } tanzaku: jij hebt er { $tanzaku }.
SEN-84 =
    .hand = Die kaart heb je niet.
    .honour = Terugnemen kost { $needed } eer: jij hebt { $honour }.
    .member = Alleen familieleden worden onthuld.
    .once = Die kaart is deze herfst al onthuld of teruggenomen.
    .one = Je hebt al een lid van die familie onthuld.
    .own = Onthul leden van andere families.
    .revealed = Die kaart heb je niet onthuld.
SEN-85 =
    .honour = Dat kost { $needed } eer: jij hebt { $honour }.
    .provinces = Alleen wie geen provincie heeft, huurt: jij hebt er { $provinces }.
    .room = In één zee zijn hoogstens { $most } eenheden.
    .units = Al je eenheden staan op het bord.
SEN-90 =
    .actors = Tot de partij is afgelopen, moet er iemand beslissen.
    .early = Er zijn geen scores voor het einde.
    .result = De scores kloppen niet met de tafel.
    .win = Het doel moet meer dan nul zijn.
EDITION =
    .json = De editie kan niet worden gelezen, regel { $line }: { $problem }.
    .object = De editie moet een JSON-object zijn.
    .shape = De editie is niet compleet: { $problem }.
    .unknown = Er is hier geen editie “{ $edition }”. Er is niets veranderd: lever het bestand aan, met alle cijfers, of kies “{ $standard }”.

## De pagina

page-home = Sengoku: alle spellen
page-menu = Menu
page-close = Sluiten
page-yes = Ja
page-no = Nee
page-more = Meer
page-send = Versturen
page-share = Delen

# Begin
page-tagline = Drie spellen uit de Sengokutijd, de tijd van de strijdende staten, aan één tafel.
page-players = { $fewest } tot { $most } spelers
page-players-are = { $players } spelers
page-bots-are = Bots: { $level }
page-minutes = { $minutes } minuten
page-play = Nu spelen
page-invite-friends = Vrienden uitnodigen
page-one-device = Samen op één apparaat
page-friends-at = { $game } met vrienden
page-device-at = { $game } op één apparaat
page-one-device-note = Geef het apparaat door: een gordijn verbergt ieders hand voor de anderen.
page-people-here = Spelers op dit apparaat
page-name-of = Naam van speler { $number }
page-others = De andere plaatsen
page-others-bots = Voor bots
page-others-friends = Voor vrienden (link)
page-running = Lopende partijen
page-finished = Mijn gespeelde partijen
page-open-tables = Open tafels
page-watch = Meekijken
page-none-mine = Hier komen je gespeelde partijen te staan.
page-none-open = Er wacht nu niemand. Maak een tafel aan, dan kunnen vrienden of vreemden meedoen.
page-none-live = Er is nu geen partij om bij mee te kijken.
page-your-turn = Jouw beurt
page-is-over = Afgelopen
page-is-waiting = Wacht op spelers
page-seats-taken = { $taken } van { $seats }
page-level = Sterkte van de bots
page-level-random = Beginner
page-level-greedy = Bedreven
page-level-search = Sterk
page-level-ashigaru = Makkelijk
page-level-bushi = Redelijk
page-level-samurai = Bedreven
page-level-daimyo = Sterk
page-how-many = Spelers
page-access = Wie mag meedoen?
page-access-invitation = Wie de link heeft
page-access-open = Iedereen
page-make = Tafel aanmaken
page-fan = Onofficieel werk van fans: tekst, beeld en code zijn eigen werk.
page-docs = De handleiding (in het Engels)
page-shinobi-length = 30
page-shitenno-length = 45
page-senji-length = 120
page-loading = Een ogenblik …
page-failed = De server is niet bereikbaar.
page-again = Opnieuw proberen

# Instellingen
page-settings = Instellingen
page-language = Taal
page-theme = Weergave
page-theme-auto = Apparaatinstelling
page-light = Licht
page-dark = Donker
page-name = Je naam
page-name-usual = Gast
page-sound = Geluid
page-confirm = Bevestiging vragen bij zetten die je niet kunt terugnemen
page-confirm-note = Nog één keer tikken voordat er een kaart wordt getrokken
page-notify = Melding als ik aan de beurt ben
page-notify-note = Als de browser het toestaat
page-by-text = In tekstmodus spelen
page-by-text-note = Woorden, tabellen en één regel om te typen: voor oren en toetsenbord
page-by-board = Op het bord spelen
page-speech = Voor schermlezers
page-speech-all = Alles
page-speech-digest = Elke beurt een samenvatting
page-speech-mine = Alleen wat mij aangaat

# Voor de partij
page-waiting = De tafel staat klaar
page-waiting-note = Vrije plaatsen zijn voor vrienden met de link of voor bots.
page-waiting-full = Alle plaatsen zijn bezet.
page-seat-free = Vrije plaats
page-seat-free-note = wacht op iemand
page-seat-bot = bot, { $level }
page-seat-you = jij
page-seat-ready = klaar
page-seat-here = aan tafel
page-sit = Hier gaan zitten
page-name-first = Vul eerst je naam in: de anderen zien die.
page-visitors = { $count ->
    [one] Er is iemand zonder plaats: één plaats blijft vrij.
   *[other] Er zijn { $count } mensen zonder plaats: evenveel plaatsen blijven vrij.
}
page-will-watch = Alle plaatsen zijn bezet: je kijkt mee.
page-add-bot = Bot toevoegen
page-free-seat = Plaats vrijmaken
page-ready = Ik ben klaar
page-unready = Nog niet
page-start = Beginnen
page-invite = Vrienden uitnodigen
page-invite-note = Wie deze link heeft, kan meedoen. Een account is niet nodig.
page-link = De link
page-qr = De link als QR-code
page-copy = Link kopiëren
page-copied = Gekopieerd

# Aan tafel
page-board = Het bord
page-your-hand = Wat je kunt doen
page-now = aan de beurt
page-table-of = met { $names }
page-watching = Je kijkt mee
page-take-seat = Plaats nemen
page-over = De partij is afgelopen.
page-paused = De partij is gepauzeerd.
page-others-turn = { $count ->
    [one] Wachten op { $name } …
   *[other] Wachten op { $name } …
}
page-undo = Terugnemen
page-undo-ask = Terugname voorstellen
page-undone = Teruggenomen.
page-not-now = Hier kan nu niets.
page-clock-begins = Tijdslimiet: { $time }.
page-clock-warning = Nog { $seconds } seconden.
page-skip = Ga naar
page-skip-asked = Wat er gevraagd wordt
page-skip-hand = Je hand
page-skip-board = Het bord
page-skip-log = Het verslag
page-copy-of = { $thing }, { $copy } van { $count }
page-does = { $does }: { $what }
page-drop = Terugleggen
page-hint = Tip
page-hint-title = Wat een sterke speler zou doen
page-confirm-ask = Deze zet kun je niet terugnemen. Toch doen?
page-result = De uitslag
page-rules = Regels
page-replay = Naspelen
page-notes = Overzicht
page-log = Wat er gebeurde
page-log-short = Logboek
page-talk = Chat
page-talk-empty = Er is nog niets gezegd.
page-talk-off = De chat van deze tafel staat uit.
page-say = Zeg iets
page-notation = Typ een zet
page-notation-example = Typ een zet: { $example }
page-text-command = Opdracht
page-text-line = Nummer, zet of vraag
page-text-question = Jouw vraag
page-text-help = Wat kan ik typen?
page-text-candidate = { $number }: { $move }, { $share }
page-text-again = Typ het nog een keer om het te bevestigen.
page-lost = Geen verbinding. Nieuwe poging …
page-closed = Deze tafel is niet toegankelijk.
page-nowhere = Op dit adres is niets te vinden.
page-propose-undo = { $me ->
    [yes] Je stelt voor de laatste zet terug te nemen.
   *[no] { $name } stelt voor de laatste zet terug te nemen.
}
page-propose-end = { $me ->
    [yes] Je stelt voor de partij zonder uitslag te beëindigen.
   *[no] { $name } stelt voor de partij zonder uitslag te beëindigen.
}
page-propose-takeover = { $me ->
    [yes] Je stelt voor dat een bot het van { $about } overneemt.
   *[no] { $name } stelt voor dat een bot het van { $about } overneemt.
}
page-propose-free = { $me ->
    [yes] Je stelt voor dat { $about } de partij verlaat.
   *[no] { $name } stelt voor dat { $about } de partij verlaat.
}
page-propose-sit = { $name } wil de vrije plaats en zou de hand en alle geheimen ervan zien. Als niet iedereen binnen twee minuten akkoord gaat, neemt een bot de plaats.
page-asked = Je hebt om deze plaats gevraagd. De anderen hebben twee minuten om akkoord te gaan; daarna neemt een bot de plaats.
page-curtain = Geef het apparaat aan { $name }
page-curtain-note = Nu mag niemand anders kijken.
page-curtain-open = Ik ben { $name }

# Het einde
page-won = { $me ->
    [yes] Je hebt gewonnen
   *[no] { $name } heeft gewonnen
}
page-won-together = Gedeelde overwinning: { $names }
page-ended = De partij is zonder uitslag beëindigd.
page-conceded = De anderen hebben opgegeven.
page-chart = De partij, zet voor zet
page-chart-score = De stand
page-chart-chances = De kansen
page-chances = Hoe iedereen ervoor stond, volgens de sterkste bot
page-rematch = Nog een keer
page-share-game = Partij delen
page-share-step = Deze zet delen
page-share-open = Wie de link heeft, kan deze partij terugzien, met alle handen open.
page-share-closed = Alleen wie is uitgenodigd, kan deze partij terugzien: wat verborgen is, blijft verborgen.
page-fair = Is er eerlijk gedeeld?
page-fair-check = Hier controleren
page-fair-working = Bezig met controleren …
page-fair-yes = Verzegeld voordat de eerste kaart werd gedeeld, en daarna nooit veranderd.
page-fair-note = De server toonde een zegel (SHA-256) voordat er werd gedeeld. Je browser heeft zojuist hetzelfde zegel gemaakt uit de seed, die nu open is, en er alle { $draws } trekkingen van de partij uit afgeleid.
page-fair-no = Het zegel klopt niet: dit zijn niet de kaarten die waren verzegeld.
page-fair-own = Er is ook gedeeld met een willekeurig woord van je browser: niemand kon de kaarten voorbereiden.
page-fair-words = Woorden waarmee is gedeeld: { $names }.
page-fair-no-words = Er is zonder woorden van spelers gedeeld. Het zegel alleen bewijst weinig: wie de server beheert, kon vooraf veel seeds proberen.
page-fair-changed = Er is niet gedeeld met de woorden die voor de partij waren vastgelegd.
page-fair-closed = De boeken van deze partij blijven gesloten, en de seed dus ook.

# Naspelen
page-step = Zet { $step } van { $steps }
page-first = Naar het begin
page-back = Een zet terug
page-forward = Een zet verder
page-last = Naar het einde
page-seen-by = Gezichtspunt
page-spectators = iedereen
page-back-to-table = Terug naar de tafel

# Regels
page-rules-of = De regels van { $game }
page-rules-all = Alle regels
page-rules-old = Deze partij begon met versie { $rules } van de regels, en wordt daarmee uitgespeeld.
page-search = Zoeken in de regels
page-search-none = Geen regel gevonden.
page-rules-example = Bijvoorbeeld

# Shinobi op de pagina
shinobi-ask-first = Eerste bevel: stel een kaart op in een andere provincie, of tref met een ninja.
shinobi-ask-deploy = In welke provincie stel je { $card } op?
shinobi-ask-strike = Welke kolom treft de ninja?
shinobi-ask-second = Tweede bevel: vestig een kaart thuis, of verplaats er een die elders ligt.
shinobi-ask-settle = Vestig { $card } in je eigen provincie.
shinobi-ask-march = Waarheen verplaats je { $card }?
shinobi-ask-third = Derde bevel: kies een van je kolommen om mee aan te vallen.
shinobi-ask-target = Wat moet { $card } aanvallen?
shinobi-ask-rest = Derde bevel: er valt niets aan te vallen. Beëindig je beurt.
shinobi-button-rest = Beurt beëindigen
shinobi-province = { $me ->
    [yes] Jouw provincie
   *[no] De provincie van { $owner }
}
shinobi-home = Jouw provincie
shinobi-here = hier
shinobi-here-said = { $me ->
    [yes] { $card } naar je provincie
   *[no] { $card } naar de provincie van { $owner }
}
shinobi-aim = { $ninja ->
    [yes] Tref
   *[no] Val aan
}: { $column }
shinobi-held = { $cards ->
    [one] { $cards } kaart in de hand
   *[other] { $cards } kaarten in de hand
}
shinobi-column = { $clan }, { $owner }: { $cards ->
    [0] leeg
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}
shinobi-protected = deze beurt beschermd
shinobi-pile-name = Trekstapel
shinobi-pile-low = De stapel raakt op
shinobi-pile-left = { $cards ->
    [one] nog { $cards } kaart
   *[other] nog { $cards } kaarten
}
shinobi-last-round = Laatste ronde
shinobi-discards = Aflegstapel
shinobi-serve-clan = Je dient { $clan }
shinobi-serve-note = Niemand anders weet het. { $cards } op tafel.
shinobi-served-note = { $cards } op tafel.
shinobi-memory = Kaarten van elke clan
shinobi-in-hand = je hand
shinobi-gone = afgelegd
shinobi-tally = { $clan }: { $table } op tafel, { $hand } in je hand, { $unseen } ongezien, { $gone } afgelegd
shinobi-deeds = Wie deed wat voor wie
shinobi-served = diende { $clan }, { $home } thuis

## Shitennō op de pagina
honda = Honda
sakakibara = Sakakibara
sakai = Sakai
ii = Ii
shitenno-ask-offer = Je bent Tairō: tik kaarten aan voor een lot, dan de titel die erbij hoort.
shitenno-ask-send = Het lot met de titel { $title } aanbieden?
shitenno-ask-split = Je bent Tairō: maak twee loten van alles en geef elk een titel.
shitenno-ask-rest = Het eerste lot krijgt de { $title }. En het tweede?
shitenno-ask-answer = { $name } biedt je dit lot aan met de titel { $title }.
shitenno-ask-choose = Kies een van de twee loten; de Tairō neemt het andere.
shitenno-ask-pay = Betaal voor { $province }: tik aan wat je neerlegt.
shitenno-ask-place = { $province } is betaald. De kamon plaatsen?
shitenno-ask-province = Hoe betaal je voor { $province }?
shitenno-ask-claim = Kies een provincie voor een kamon, of beëindig je beurt. Je mag er nog { $left } plaatsen.
shitenno-ask-turn = Sensei: draai een van je kamon naar de gouden kant, of beëindig je beurt.
shitenno-ask-done = Er valt niets meer te plaatsen: beëindig je beurt.
shitenno-button-accept = Aannemen
shitenno-button-refuse = Weigeren
shitenno-button-place = Kamon plaatsen
shitenno-button-withdraw = Ervan afzien
shitenno-button-draw = Tegel Kaart nemen gebruiken
shitenno-button-done = Beurt beëindigen
shitenno-generals = De generaals
shitenno-order = De volgorde van dit jaar
shitenno-order-done = klaar
shitenno-order-later = daarna
shitenno-order-tap = Tik op een provincie om te zien wat ze kost en oplevert.
shitenno-order-place = In de volgorde van de titels: { $place }
shitenno-tairo = Tairō
shitenno-next-title = { $title } vanaf dit jaar
shitenno-track = Aanzien: { $list }
shitenno-piles = Ronde { $round } · stapels: { $troops } troepen, { $koku } koku
shitenno-provinces = De provincies
shitenno-as-rows = Als lijst
shitenno-as-map = Als kaart
shitenno-zoom-in = Kaart vergroten
shitenno-zoom-out = Hele kaart zien
shitenno-said-price = volgende positie { $value }: { $troops }, of { $value } koku; tegels over: { $tiles }
shitenno-lot-first = Eerste lot
shitenno-lot-second = Tweede lot
shitenno-card-to = { $where ->
    [first] { $card } naar het eerste lot
    [second] { $card } naar het tweede lot
    [lot] { $card } naar het lot
   *[table] { $card } terug op tafel
}
shitenno-title-for = { $where ->
    [first] { $title } voor het eerste lot
    [second] { $title } voor het tweede lot
   *[lot] { $title } voor het lot
}
shitenno-pay-with = Betaal met { $parts }
shitenno-seals = Titels die over zijn
shitenno-seal-first = Kies eerst de titel van het eerste lot.
shitenno-tap-cards = Tik een kaart aan om die bij het lot te leggen.
shitenno-send = Dit lot aanbieden
shitenno-take = Lot van de { $title } nemen
shitenno-divides = { $name } verdeelt
shitenno-round-of = Het aanbod gaat rond
shitenno-refused = geweigerd
shitenno-thinks = moet nu antwoorden
shitenno-later = komt later
shitenno-keeps = houdt het als iedereen weigert
shitenno-buys = Hiermee kun je betalen voor: { $provinces }.
shitenno-none = geen
shitenno-helper-on = Wat koop je ermee?
shitenno-helper-off = Niet voorzeggen
shitenno-or-koku = of { $koku } koku
shitenno-ways = Manieren om te betalen: { $count }
shitenno-ways-all = Alle { $count } manieren
shitenno-ways-few = Alleen de goedkoopste
shitenno-use-hatamoto = De Hatamoto telt als { $troop }.
shitenno-use-exchange = Ruilen: { $what } wordt { $into }.
shitenno-use-copy = +1: nog een { $what }.
shitenno-lost = Verloren: { $what }
shitenno-pay-place = Betalen en plaatsen
shitenno-step-by-step = Stap voor stap
shitenno-turn-gold = Kamon naar goud draaien
shitenno-laid = Neergelegd:
shitenno-tap-hand = Tik kaarten uit je hand aan.
shitenno-known = Bekende kaarten in elke hand
shitenno-left = Troepen die je niet zag
shitenno-left-note = In de stapel ({ $pile } kaarten) of geheim in handen. Kokustapel: { $koku }.
shitenno-if-now = Als de partij nu afgelopen was
shitenno-end-track = Posities en titels
shitenno-end-koku = Koku in de hand
shitenno-end-exchanged = Troepen geruild voor koku
shitenno-end-plus = Overgebleven +1-tegels
shitenno-end-majorities = Meerderheden: { $provinces }
shitenno-end-provinces = Provincie voor provincie
shitenno-holds = { $cards ->
    [one] kaart
   *[other] kaarten
}
shitenno-said-kamon = { $value }: { $name }{ $golden ->
    [yes] , goud
   *[no] { "" }
}
shitenno-said-leads = { $me ->
    [yes] Je leidt
   *[no] { $name } leidt
} met { $kamon }
shitenno-offered = { $me ->
    [yes] Jouw aanbod
   *[no] Aanbod van { $name }
}
shitenno-gain = aanzien: { $value }{ $bonus ->
    [0] { "" }
   *[other] { " " }en { $bonus } voor je titel
}{ $tile ->
    [yes] , en de bovenste tegel met een verborgen bonus
   *[no] ; er is geen tegel meer
}
shitenno-power = { $title ->
    [daimyo] Eerste in volgorde; 2 aanzien extra voor elke kamon die je plaatst. (STN-44)
    [shomyo] 1 aanzien extra voor elke kamon die je plaatst. (STN-44)
    [sensei] Aan het eind van je beurt mag je een kamon naar goud draaien: die telt dubbel. (STN-56)
   *[hatamoto] Eén keer per beurt vervangt de Hatamoto een troep naar keuze. (STN-57)
}
shitenno-end-leads = { $me ->
    [yes] Jij hebt
   *[no] { $name } heeft
} de meeste: { $kamon }
shitenno-end-tied = Gelijkstand met { $kamon }; { $me ->
    [yes] jij staat
   *[no] { $name } staat
} het meest links (STN-63)

## De database: geen ruimte, reservekopieën, processen die vallen.

STORE =
    .full = De tafel kan dit nu niet opschrijven: er is geen ruimte meer. Er is niets verloren en niets veranderd.
    .full-hint = Probeer het straks opnieuw; de beheerder moet ruimte maken.
    .away = De tafels zijn even niet bereikbaar. Er is niets verloren.
    .away-hint = Probeer het zo opnieuw.
    .open = De database kan niet worden geopend: { $problem }.
    .open-hint = Draait de database, en is --database goed gespeld?
BACKUP =
    .none = Er is geen database { $file }.
    .none-hint = --database noemt een andere.
    .empty = De database bevat geen tafels van Sengoku.
    .empty-hint = --database noemt een andere.
    .file = { $file } is niet te gebruiken: { $problem }.
    .form = { $file } is geen reservekopie van Sengoku.
    .form-hint = Reservekopieën maak je met: sengoku backup BESTAND
    .broken = { $file } is beschadigd: het is niet wat ooit geschreven werd. Er is niets teruggezet.
    .broken-hint = Gebruik een andere reservekopie.
    .newer = { $file } is gemaakt door een nieuwere Sengoku.
    .newer-hint = Installeer die versie en zet dan terug.
    .taken = De database bevat al tafels; er is niets teruggezet.
    .taken-hint = Zet terug in een nieuw bestand of een lege database: --database ANDERE
    .log = De partij aan tafel { $table } kan niet opnieuw worden gespeeld: { $problem }. Er is niets teruggezet.
    .unplayable = Tafel { $table } is hier niet te spelen. { $problem } Er is niets teruggezet.
    .database = De database weigerde: { $problem }. Er is niets teruggezet.
reports-none = Er is niets gemeld.
reports-one = { $time }, tafel { $table }: { $by } heeft { $name } gemeld ({ $reason })
backup-doing = Reservekopie
backup-done = { $file } bevat { $tables ->
        [one] één tafel
       *[other] { $tables } tafels
    } en { $rows } rijen. Houd het bestand geheim: de kaarten van lopende partijen staan erin.
restore-doing = Terugzetten
restore-done = { $tables ->
        [one] Eén tafel
       *[other] { $tables } tafels
    } en { $rows } rijen zijn teruggezet, en elke partij is ter controle opnieuw gespeeld.

## Senji’s bord in de browser: de kaart en de oorlog

senji-panel = Wat het seizoen vraagt
senji-season-setup = Voorbereiding
    .about = Samurai kiezen, provincies vullen.
senji-season-emperor = De keizer
    .about = Wie de meeste eer heeft, ontvangt de keizer en bepaalt dit jaar wat er wordt afgeroepen.
senji-season-auction = Veiling
    .about = Gedekte biedingen op kaarten van afwezige families.
senji-season-winter = Winter
    .about = Onderhandelen: aanbiedingen, ruilen, beloften.
senji-season-spring = Lente
    .about = Een gedekt bevel in elke eigen provincie.
senji-season-summer = Zomer
    .about = De gastheer roept af; bevelen worden uitgevoerd, veldslagen uitgevochten.
senji-season-autumn = Herfst
    .about = Handel, combinaties, samurai: eer.
senji-season-end = Het einde
senji-year = { $year ->
    [0] Voor het eerste jaar
   *[other] { $season ->
        [emperor] Jaar { $year }: de keizer
        [auction] Jaar { $year }: de veiling
        [winter] Jaar { $year }: winter
        [spring] Jaar { $year }: lente
        [summer] Jaar { $year }: zomer
        [autumn] Jaar { $year }: herfst
       *[other] Jaar { $year }
    }
}
senji-family = { $name }, { $family }: { $honour } eer, { $provinces ->
    [one] { $provinces } provincie
   *[other] { $provinces } provincies
}{ $host ->
    [yes] , ontvangt de keizer
   *[no] { "" }
}{ $ready ->
    [yes] , klaar
   *[no] { "" }
}
senji-provinces = { $count ->
    [one] { $count } provincie
   *[other] { $count } provincies
}
senji-ready-now = klaar
senji-everybody = iedereen
senji-ask-keep = { $samurai } houden?
senji-ask-call = { $province } afroepen?
senji-ask-post = { $province } is afgeroepen: hoeveel eenheden zet je daar neer?
senji-ask-led = { $units ->
    [0] Geen eenheden: staat je samurai daar?
    [one] Eén eenheid: is je samurai erbij?
   *[other] { $units } eenheden: is je samurai erbij?
}
senji-ask-order = Wat beveel je in { $province }?
senji-ask-orders = Lente: tik op je provincies om bevelen te leggen. { $missing ->
    [one] Eén heeft nog geen bevel.
   *[other] { $missing } hebben nog geen bevel.
}
senji-ask-ordered = Elke provincie heeft een bevel. Ben je klaar?
senji-ask-waits = Je bent klaar. De anderen denken nog na.
senji-ask-move = Verplaatsing vanuit { $origin }: wie gaat waarheen? Niemand mag ook.
senji-ask-go = Nog meer vanuit { $origin }, of is het plan klaar?
senji-ask-where = Waarheen? ({ $piece })
senji-ask-drown = { $drowning ->
    [one] De zee neemt één stuk van de raid: welk?
   *[other] De zee neemt { $drowning } stukken van de raid: welk nu?
}
senji-ask-off = Voor de kust van welke provincie? ({ $piece })
senji-button-ready = Klaar
senji-button-seal = Definitief klaar
senji-button-change = Toch wijzigen
senji-button-decline = { $phase ->
    [spying] Niets bekijken
    [shifting] Niets wijzigen
    [silencing] Niemand
    [rerolling] Stenen houden
    [hostage] Niemand terechtstellen
   *[other] Geen kaart
}
senji-button-go = Vertrekken
senji-button-recall = Opnieuw plannen
senji-map-unit = eenheid
senji-map-units = { $units ->
    [one] { $units } eenheid
   *[other] { $units } eenheden
}
senji-map-label = { $province }, { $me ->
    [yes] van jou
   *[no] van { $name }
}, { $units ->
    [0] geen eenheden
    [one] { $units } eenheid
   *[other] { $units } eenheden
}
senji-map-piece = Op de kaart: { $piece }
senji-call-said = Roep { $what } af ({ $name })
senji-map-closed = { $province }, gesloten
senji-map-waits = { $province }, nog niet afgeroepen
senji-map-order = een gedekt bevel
senji-map-fought = aangevallen door { $units ->
    [one] { $units } eenheid
   *[other] { $units } eenheden
}
senji-map-fleet = Vloot van { $name } in { $sea }, { $units ->
    [one] { $units } eenheid
   *[other] { $units } eenheden
}
senji-map-lift = Terugnemen
senji-map-raid = Raid over { $sea }
senji-map-call = Afroepen
senji-map-sail = De vloot afroepen
senji-map-fight = Hier vechten
senji-map-spy = Bekijken
senji-map-retreat = Terugtrekken
senji-map-larger = De kaart vergroten
senji-map-whole = De hele kaart zien
senji-setup-samurai = Je samurai
senji-setup-kept = Je houdt { $samurai }. De anderen kiezen nog.
senji-setup-keep = { $samurai } houden
senji-setup-post = { $province }: eenheden en samurai
senji-setup-led = { $led ->
    [1] Met de samurai
   *[other] Zonder de samurai
}
senji-setup-calls = { $me ->
    [yes] Je roept
   *[no] { $name } roept
} de provincies af
senji-setup-fills = { $name } vult { $province }.
senji-setup-left = { $count ->
    [one] Nog { $count } provincie.
   *[other] Nog { $count } provincies.
}
senji-spring-orders = Je bevelen
senji-spring-none = nog geen
senji-spring-again = Zoals vorig jaar ({ $count })
senji-spring-help = Tik op een provincie en dan op het bevel. Niemand ziet het voordat het wordt afgeroepen.
senji-spring-lifts = { $lifts ->
    [one] Je kunt nog één bevel veranderen.
   *[other] Je kunt nog { $lifts } bevelen veranderen.
}
senji-summer-call = Jij bent gastheer: wat roep je nu af?
senji-summer-calls = { $name } is gastheer en roept af
senji-summer-left = Nog af te roepen: { $orders ->
    [one] { $orders } bevel
   *[other] { $orders } bevelen
}, { $fleets ->
    [one] { $fleets } vloot
   *[other] { $fleets } vloten
}.
senji-summer-plans = { $name } plant een verplaatsing vanuit { $origin }
senji-summer-raid = Een raid over { $sea }
senji-summer-drown = { $count ->
    [one] Eén stuk van de raid verdrinkt.
   *[other] { $count } stukken van de raid verdrinken.
}
senji-summer-off = Voor de kust van { $province } ({ $units ->
    [one] { $units } eenheid
   *[other] { $units } eenheden
})
senji-summer-battles = Veldslagen
senji-summer-spy = Voordat het eerste bevel wordt afgeroepen, mag je één bevel van een ander bekijken.
senji-summer-shift = Nu mag je een van je eigen bevelen veranderen.
senji-summer-spied = { $province }: { $token }.
senji-march-from = Verplaatsing vanuit { $origin }
senji-march-none = Er is niemand meer om te sturen.
senji-march-batch = Eenheden tegelijk
senji-march-land = Naar de buren
senji-march-sea = Naar zee
senji-march-plan = Het plan
senji-march-attack = { $province }: { $own } tegen { $other }
senji-march-limits = { $entering ->
    [0] Er mag geen vijandelijke provincie meer worden betreden.
    [one] Er mag nog één vijandelijke provincie worden betreden.
   *[other] Er mogen nog { $entering } vijandelijke provincies worden betreden.
} Hoogstens 6 eenheden op één plek. { $recalls ->
    [0] Je kunt het plan niet meer opnieuw maken.
    [one] Je kunt het plan nog één keer opnieuw maken.
   *[other] Je kunt het plan nog { $recalls } keer opnieuw maken.
}
senji-odds = De eerste worp: { $win }% gewonnen, { $tie }% gelijk, { $loss }% verloren
senji-odds-chance = { $chance }%
senji-odds-note = { $wins }% uiteindelijk, zonder kaarten. Gemiddeld verloren eenheden: { $own } tegen { $other }.
senji-about-closed = Gesloten: de familie ({ $family }) speelt niet mee.
senji-about-home = thuisland: { $family }
senji-about-units = Eenheden
senji-about-order = Bevel
senji-about-land = Over land
senji-about-crossings = Over een zeestraat
senji-about-seas = Zeeën
senji-about-inland = geen
senji-about-promise = { $name } aan { $to }: { $pledge }
senji-about-odds = Een aanval op wie daar nu staat, zonder samurai en kaarten
senji-about-attackers = eenheden
senji-about-chance = gewonnen
senji-battle-of = De veldslag om { $province }
senji-battle-skip = Overslaan
senji-battle-attacks = de aanvaller
senji-battle-defends = de verdediger
senji-battle-captured = { $count ->
    [one] { $count } dobbelsteen veroverd
   *[other] { $count } dobbelstenen veroverd
}
senji-battle-total = Totaal { $total }
senji-battle-part = { $count } { $part ->
    [units] door eenheden
    [captured] veroverd
    [emblems] gegooid
    [power] door een kracht
   *[support] door steun
}
senji-battle-alone = zonder steun
senji-battle-bluff = bluf
senji-battle-execute = +{ $value } voor jou
senji-battle-tie = { $count ->
    [one] Gelijkstand: er is opnieuw gegooid.
   *[other] { $count } keer gelijkstand: er is opnieuw gegooid.
}
senji-battle-won = { $me ->
    [yes] Je wint de veldslag
   *[no] { $name } wint de veldslag
}
senji-battle-spared = { $me ->
    [yes] Je stelt niemand terecht.
   *[no] { $name } stelt niemand terecht.
}
senji-battle-executed = { $me ->
    [yes] Je stelt
   *[no] { $name } stelt
} { $card } terecht: +{ $gained } eer, −{ $lost } voor de winnaar.
senji-battle-losses = Verloren eenheden: { $lost } door de verliezer, { $cost } door de winnaar.
senji-battle-honour = +{ $honour } eer
senji-battle-fallen = Gevallen samurai: { $names }.
senji-word-said = { $name } → { $to }: “{ $words }”
senji-word-broken = Een belofte is gebroken.
senji-word-kept = Een belofte is gehouden.
senji-word-ask = { $said } Deze belofte breken?
senji-word-year = Wat er van de beloften is geworden
senji-notes-families = De families
senji-notes-family = Familie
senji-notes-provinces = Provincies
senji-notes-units = Eenheden op het bord
senji-notes-trust = { $kept } gehouden, { $broken } gebroken
senji-notes-decks = In de stapels: { $flowers } hanafuda en { $samurai } samurai.
senji-notes-ours = Gereconstrueerd: kaart en kaarten
    .about = Grenzen, waarden van kaarten, de meeste samurai en een deel van de combinaties staan in geen bron die we hebben: die zijn van ons en passen bij alles wat bekend is. De provincies zijn getekend naar de prefecturen van vandaag.
    .own = Wie de doos heeft, schrijft de cijfers daaruit in een bestand van dezelfde vorm en speelt ermee:
senji-notes-theirs = Gespeeld met de cijfers uit een doos
senji-end-samurai = Samurai
senji-end-attack = Gewonnen aanvallen
senji-end-defence = Gewonnen verdedigingen
senji-end-executions = Terechtstellingen
senji-end-hostages = Eigen leden terechtgesteld
senji-end-sets = Reeksen families
senji-end-flowers = Hanafuda
senji-end-members = Onthulde leden
senji-end-hired = Ingehuurd
senji-end-dossier = Het dossier
    .about = Elke geheime ruil en elke belofte van deze partij.
senji-end-open = Openen
senji-end-none = Niemand ruilde in het geheim, en niemand beloofde iets.
senji-end-year = Jaar { $year }

## Senji op de pagina: kaarten, winter, veiling, herfst
page-talk-all = Aan iedereen
page-talk-to = Alleen aan { $name }
page-talk-hearer = Wie hoort het?
page-whispers = aan { $names }
senji-cards-honour = { $honour } eer
senji-cards-when-combat = in de veldslag
senji-cards-when-raid = in de raid
senji-cards-when-summer = in de zomer
senji-cards-when-autumn = in de herfst
senji-cards-when-always = altijd
senji-cards-from = { $card }, gegeven door { $name }
senji-cards-none = Geen diplomatiekaarten in de hand
senji-cards-flowers = { $count } × { $flower }
senji-cards-fold = Kaart tonen
senji-cards-unfold = Terug
senji-cards-samurai = Je samurai
senji-button-done = Herfst afronden
senji-winter-title = De winter
senji-winter-with = Met wie praat je?
senji-winter-square = Het plein
senji-winter-words = { $kept } beloften gehouden, { $broken } gebroken
senji-winter-ready = klaar
senji-winter-sealed = weg
senji-winter-fresh = { $count ->
    [one] { $count } nieuw bericht
   *[other] { $count } nieuwe berichten
}
senji-winter-said = Gesprek: { $name }
senji-winter-quiet = Alleen jij en { $name } horen wat hier gezegd wordt.
senji-winter-quiet-square = Iedereen hoort wat hier gezegd wordt.
senji-winter-whisper = Fluisteren tegen { $name }
senji-winter-say-all = Tegen iedereen zeggen
senji-winter-offer = Aanbod doen
senji-winter-promise = Iets beloven
senji-winter-gone = { $name } is uit de gesprekken gestapt.
senji-winter-leave = Gesprekken definitief verlaten
senji-auction-seal = Niets meer wijzigen
senji-winter-left = Tijd over: { $time }
senji-winter-say-peace = { $to ->
    [all] Ik val dit jaar niemand aan.
   *[other] Ik val dit jaar geen provincie van jou aan.
}
senji-winter-say-spare = Ik val { $province } dit jaar niet aan.
senji-winter-say-strike = Ik val { $province } dit jaar aan.
senji-winter-say-mercy = { $to ->
    [all] Ik stel dit jaar niemand terecht.
   *[other] Ik stel dit jaar niemand van jou terecht.
}
senji-winter-promise-peace = Vrede
senji-winter-promise-spare = Een provincie sparen
senji-winter-promise-strike = Een provincie aanvallen
senji-winter-promise-mercy = Genade
senji-winter-ask-talk = Winter: fluister, bied aan, beloof en meld je dan klaar.
senji-winter-ask-wait = Je bent klaar. Tot het einde van de winter kun je nog antwoorden.
senji-winter-ask-answer = Iemand heeft je een aanbod gedaan.
senji-winter-ask-offer = Een aanbod aan { $name }: tik aan wat je geeft en wat je wilt.
senji-winter-ask-how = Open of gedekt?
senji-winter-ask-pay = Welke van je kaarten geef je aan { $name }?
senji-winter-ask-where = { $promise }: welke?
senji-winter-ask-hearer = { $promise }: aan wie beloof je het?
senji-winter-offer-said = { $me ->
    [yes] Jouw aanbod
   *[no] Een aanbod aan jou
}: open { $open }{ $covered ->
    [0] {""}
   *[other] , { $covered } gedekt
}, voor { $wants }
senji-winter-answer = { $me ->
    [yes] { $how }: jouw aanbod { $number } aan { $name }
   *[no] { $how }: aanbod { $number } van { $name }
}
senji-winter-take = Aannemen
senji-winter-counter = Tegenbod
senji-winter-refuse = Weigeren
senji-winter-withdraw = Intrekken
senji-winter-you-give = Jij geeft
senji-winter-you-get = Jij krijgt
senji-winter-gift = niets: een geschenk
senji-winter-paying = Wat nu gevraagd wordt: { $want }
senji-winter-tap-hand = Tik een kaart uit je hand aan die past.
senji-winter-drop = Afbreken
senji-winter-which = Wat beloof je?
senji-winter-where = { $promise }: welke?
senji-winter-tell = Aan { $name }
senji-winter-proclaim = Aan iedereen, op het plein
senji-winter-shown = Open
senji-winter-covered = Gedekt
senji-winter-lay-here = Hier leggen
senji-winter-tap-card = Tik eerst een kaart uit je hand aan
senji-winter-draft = Jouw aanbod aan { $name }
senji-winter-send = Versturen
senji-winter-tap-want = Tik hieronder aan wat je ervoor wilt. Kies je niets, dan is het een geschenk.
senji-winter-exactly = met waarde
senji-winter-exactly-said = De laatste met waarde { $value }
senji-winter-want = Wat je wilt
senji-winter-any = om het even welke kaart
senji-auction-title = De veiling
senji-auction-note = Kaarten van afwezige families zijn te koop. Wat je eronder legt, blijft gedekt tot de winter voorbij is; het hoogste bod wint.
senji-auction-ready = Wie klaar is
senji-auction-thinks = biedt
senji-auction-lot = { $card }, jouw bod { $sum }
senji-auction-lay-here = Onder deze kaart leggen
senji-auction-frozen = { $me ->
    [yes] Van jou is hier { $sum } bevroren
   *[no] Van { $name } is hier { $sum } bevroren
}
senji-auction-lift = Terugnemen: { $card }
senji-auction-none = geen bod
senji-auction-sum = jouw bod: { $sum }
senji-auction-nothing = Dit jaar is er niets te koop.
senji-auction-count = { $count ->
    [one] { $name } { $count } kaart
   *[other] { $name } { $count } kaarten
}
senji-auction-lot-said = Te koop: { $card }. Geboden: { $bids }.
senji-auction-ask = Leg kaarten van je familie onder wat je wilt hebben en meld je dan klaar.
senji-auction-ask-lot = Onder welke kaart leg je { $card }?
senji-auction-ask-wait = Je biedingen liggen er. De anderen bieden nog.
senji-auction-reveal = De biedingen worden omgedraaid
senji-auction-won = { $me ->
    [yes] Jij wint
   *[no] { $name } wint
}
senji-auction-tied = Gelijk: bevroren
senji-auction-unsold = Niemand bood
senji-autumn-title = Herfst
senji-autumn-where = Waar komt de samurai te staan?
senji-autumn-swap = Umeko: tik de kaart aan die je { $name } gedekt geeft.
senji-autumn-busy = { $me ->
    [yes] Het is jouw herfst.
   *[other] { $name } maakt eer van kaarten.
}
senji-autumn-has = { $honour } eer, { $count } hanafuda
senji-autumn-call = Afroepen
senji-autumn-now = nu
senji-autumn-done = klaar
senji-autumn-later = komt nog
senji-autumn-shows = { $count ->
    [one] { $name } ziet een van je hanafuda.
   *[other] { $name } ziet { $count } van je hanafuda en neemt er een.
}
senji-autumn-takes = Neem er een
senji-autumn-watch = { $name } ziet deze en neemt er een
senji-autumn-tap-flower = Tik bij je hanafuda aan wat je toont.
senji-autumn-recruits = Er zijn er drie gekomen: één blijft
senji-autumn-keep = { $samurai } houden
senji-autumn-cards = Diplomatie
senji-autumn-combos = Hanafudacombinaties
senji-autumn-combo-said = { $combo }: { $have } van { $need }; levert { $prize } op
senji-autumn-samurai = een samurai
senji-autumn-honour = { $honour } eer
senji-autumn-ishida = met Ishida
senji-autumn-as = { $flower } als { $missing }
senji-autumn-daisuke = Daisuke ruilt
senji-autumn-diplomacy = Diplomatiekaarten
senji-autumn-trade = { $name } toont er { $count }, jij neemt er een
senji-autumn-deck = { $count } van de stapel bekijken, een houden
senji-autumn-reveal = Onthullen: +{ $honour } eer
senji-autumn-retake = Terugnemen: −{ $honour } eer
senji-autumn-no-cards = Geen handelskaart of familielid van een andere familie in de hand.
senji-autumn-set = Van elke familie een kaart: { $honour } eer
senji-autumn-set-has = { $have } van { $need }
senji-autumn-tribute = Bij de reeks: { $card }
senji-autumn-umeko = Umeko ruilt een kaart met
senji-autumn-hire = Zonder provincie mag je huren:
senji-autumn-hire-unit = een eenheid, { $sea }: −{ $honour }
senji-autumn-enlist = een samurai: −{ $honour }
senji-autumn-ask-trade = Jouw herfst: maak eer van wat je hebt en rond dan af.
senji-autumn-ask-bend = Welke hanafuda telt als welk type?
senji-autumn-ask-show = { $left ->
    [one] { $name } gaf je handelskaart terug: toon nog een hanafuda.
   *[other] { $name } gaf je handelskaart terug: toon nog { $left } hanafuda.
}
senji-autumn-ask-pick = { $name } toont je deze: neem er een.
senji-autumn-ask-pick-deck = Deze lagen boven op de stapel: houd er een.
senji-autumn-ask-keep = Houd een van de samurai.
senji-autumn-ask-keep-him = Houd je { $samurai }?
senji-autumn-ask-place = Waar komt { $samurai } te staan?
senji-power-akashi = +1 in de veldslag als hij aanvalt.
senji-power-chosokabe = Niemand in zijn raid gooit dobbelstenen.
senji-power-daisuke = Eén keer per herfst een hanafuda afleggen en er een trekken.
senji-power-ekei = De reeks van vijf families vraagt er maar vier.
senji-power-fuma = Bekijk een bevel van een tegenstander voordat het eerste wordt afgeroepen; daarna mag je een van de jouwe veranderen.
senji-power-genba = Eén keer per veldslag hoogstens twee vrije dobbelstenen opnieuw gooien.
senji-power-hosokawa = Productie in zijn provincie levert drie hanafuda op.
senji-power-ishida = Eén keer per herfst telt een hanafuda als een type naar keuze.
senji-power-jubei = Trek een hanafuda als je familie wordt afgeroepen.
senji-power-kojiro = Noem een vijandelijke samurai in de veldslag: die heeft geen dobbelsteen en geen kracht.
senji-power-mori = +1 in de veldslag als hij verdedigt.
senji-power-naoe = Eén keer per herfst neem je met een handelskaart twee van de getoonde kaarten.
senji-power-oda = Geen kracht.
senji-power-ranmaru = Rekruteren kost vier tanzaku.
senji-power-sanada = Verovert twee dobbelstenen.
senji-power-tadakatsu = Als zijn kant verliest, ontkomt hij naar een aangrenzende provincie van jou.
senji-power-umeko = Eén keer per herfst ruilt een tegenstander een gedekte diplomatiekaart met jou.
senji-power-yodo = Voor leden van jou die terechtgesteld worden, verlies je de waarde maar één keer.

## De pagina: wie er aan tafel zit

page-people = Wie er is
page-seat-away = weg
page-seat-conceded = heeft opgegeven; een bot speelt verder
page-change-left-bot = { $before } is weg: bot { $after } speelt verder.
page-change-left-free = { $before } is weg: de plaats is vrij.
page-change-sat-bot = Bot { $after } heeft de vrije plaats genomen.
page-change-sat-person = { $me ->
    [yes] Je hebt
   *[no] { $after } heeft
} de vrije plaats genomen.
page-change-left-person = { $me ->
    [yes] Je hebt
   *[no] { $after } heeft
} het overgenomen van { $before }.
page-change-conceded = { $before } heeft opgegeven: een bot speelt verder.
page-change-renamed = { $before } heet nu { $after }.
page-word-missing = { $me ->
    [yes] Je woord
   *[no] Het woord van { $name }
} is niet op tijd onthuld; het telt als leeg.
page-away-turn = { $count ->
    [one] We wachten op { $name }, die weg is.
   *[other] We wachten op { $name }, die weg zijn.
}
page-replace = Vervangen door bot
page-stand = Van tafel gaan
page-device = Verder op een ander apparaat
page-device-note = Open deze link daar: die werkt één keer, een kwartier lang, en de plaats blijft ook hier van jou.
page-devices = { $count } apparaten hebben jouw plaats.
page-revoke = Andere afmelden
page-revoke-note = Apparaten die na dit apparaat kwamen, verliezen je plaats, en oude links ernaartoe werken niet meer.
page-pause = Pauzeren
page-resume = Hervatten
page-leave = Voorgoed vertrekken
page-leave-ask = Een bot neemt je plaats over en speelt verder; die is dan niet meer van jou. Wil je alleen later terugkomen, sluit dan gewoon de pagina: je plaats wacht.
page-concede = Opgeven
page-concede-ask = Een bot speelt verder op je plaats en je eindigt achter iedereen die niet heeft opgegeven.
page-end = Partij beëindigen
page-end-ask = De partij eindigt zonder uitslag, als iedereen het ermee eens is.

# Wie er is: wat niet teruggenomen kan worden, en wat aan iedereen gevraagd wordt.
page-propose-waits = Nog geen antwoord van: { $names }.
page-withdraw = Intrekken
page-expel = Speler verwijderen
page-expel-whom = Wie moet de partij verlaten?
page-expel-ask = Als alle anderen akkoord gaan, verliest { $name } de plaats. Een bot of een nieuwe speler kan die nemen.
page-conceded-turn = Je hebt opgegeven: een bot speelt verder op je plaats.
page-seat-overdue = de tijd is om
page-look-in = Partij bekijken

# Onder onbekenden: gedempte, geblokkeerde en gemelde spelers.
page-about-person = { $name } dempen, blokkeren of melden
page-muted-lines = { $count ->
    [one] Eén bericht is verborgen.
   *[other] { $count } berichten zijn verborgen.
}
page-muted-show = Tonen
page-muted-hide = Verbergen
page-blocked-here = { $count ->
    [one] Hier zit iemand die je hebt geblokkeerd: { $names }.
   *[other] Hier zitten spelers die je hebt geblokkeerd: { $names }.
}
page-seat-muted = gedempt
page-seat-blocked = geblokkeerd
page-report-came = { $by } heeft { $name } bij je gemeld.
page-conduct-mute = Dempen
page-conduct-mute-note = Verbergt wat { $name } aan deze tafel zegt. Alleen voor jou.
page-conduct-unmute = Niet meer dempen
page-conduct-muted = { $name } is voor jou gedempt.
page-conduct-unmuted = { $name } is niet meer gedempt.
page-conduct-block = Blokkeren
page-conduct-block-note = Niets van wat { $name } zegt, bereikt je nog, aan geen enkele tafel. Aan tafels waar jij gastheer bent, en in je partijen, is er geen plaats meer voor { $name }. Niemand krijgt dit te horen.
page-conduct-unblock = Deblokkeren
page-conduct-blocked = { $name } is geblokkeerd.
page-conduct-unblocked = { $name } is niet meer geblokkeerd.
page-conduct-undo = Ongedaan maken
page-conduct-report = Melden
page-conduct-report-note = De gastheer van deze tafel ziet je melding en de laatste berichten die je van { $name } kreeg. { $name } krijgt dit niet te horen.
page-conduct-report-host = Wie deze server beheert, ziet je melding en de laatste berichten die je van { $name } kreeg. { $name } krijgt dit niet te horen.
page-conduct-why = Wat is er mis?
page-conduct-reason-talk = Beledigende chat
page-conduct-reason-play = Oneerlijk spel
page-conduct-reason-name = Beledigende naam
page-conduct-reason-other = Iets anders
page-conduct-text = Meer hierover (niet verplicht)
page-conduct-send = Melding versturen
page-conduct-sent = Bedankt. De gastheer kan je melding nu zien.
page-conduct-sent-host = Bedankt. Wie deze server beheert, kan je melding nu zien.
page-conduct-reports = Meldingen
page-conduct-reports-note = Alleen jij ziet ze, en wie deze server beheert.
page-conduct-about = { $by } over { $name }: { $reason }
page-conduct-gone = { $name } is weg.
page-conduct-mute-all = Voor iedereen dempen
page-conduct-unmute-all = Weer laten praten
page-conduct-expel = Bij stemming verwijderen
page-conduct-talk-off = Chat uitzetten
page-conduct-talk-on = Chat aanzetten
page-conduct-list = Geblokkeerde spelers
page-conduct-list-note = Met de naam die ze toen hadden.

# HTTP zonder versleuteling: wat browsers voor zich houden.
page-copy-self = De browser staat kopiëren niet toe. De link is geselecteerd: druk op Ctrl+C (⌘C op een Mac), of houd je vinger erop.
page-fair-insecure = Browsers maken alleen zegels op pagina’s over HTTPS. Wie Sengoku heeft geïnstalleerd, kan de gegevens van de partij controleren: sengoku verify.

# Op welke voorwaarden men gaat zitten, en hoelang men mag nadenken.
page-time = Bedenktijd
page-time-none = Onbeperkt
page-time-minute = Een minuut per zet
page-time-day = Een dag per zet
page-hints-whom = Tips van een sterke speler
page-hints-alone = Alleen tegen bots
page-hints-all = Voor iedereen
page-hints-off = Geen
page-clock-left = { $me ->
    [yes] Je hebt
   *[no] { $name } heeft
} nog { $time }.

# De opties van elk spel, zoals de pagina ze aanbiedt.
page-options = Regels van deze tafel
shinobi-option-first = Wie begint
    .chance = Loten
shinobi-option-protect_move_source = Een kolom die een kaart deze beurt verliet
    .yes = Beschermd
    .no = Niet beschermd
senji-option-raid_dice = Dobbelstenen bij een raid
    .all = Eenheden en samoerai
    .units = Alleen eenheden
senji-option-umeko = Umeko ruilt
    .diplomacy = Diplomatiekaarten
    .hanafuda = Hanafudakaarten
senji-option-trades = Handelskaarten teruggeven per herfst
    .any = Zoveel je wilt
    .one = Eén
shitenno-option-generals = Jouw generaal
    .usual = Maakt niet uit

# Wat de huisgrenzen nog toelaten, gezegd als er weinig over is.
senji-left-offers = { $left ->
    [0] geen aanbod meer deze winter
    [one] nog één aanbod deze winter
   *[other] nog { $left } aanbiedingen deze winter
}
senji-left-offers-to = { $left ->
    [0] deze winter geen aanbod meer aan { $name }
    [one] deze winter nog één aanbod aan { $name }
   *[other] deze winter nog { $left } aanbiedingen aan { $name }
}
senji-left-promises = { $left ->
    [0] geen belofte meer deze winter
    [one] nog één belofte deze winter
   *[other] nog { $left } beloften deze winter
}
senji-left-lifts = { $left ->
    [0] je kunt niets meer terugnemen
    [one] je kunt nog één ding terugnemen
   *[other] je kunt nog { $left } dingen terugnemen
}
senji-left-changes = { $left ->
    [0] je kunt je niet meer bedenken
    [one] je kunt je nog één keer bedenken
   *[other] je kunt je nog { $left } keer bedenken
}
shitenno-left-cards = { $left ->
    [0] je kunt geen kaart meer terugnemen
    [one] je kunt nog één kaart terugnemen
   *[other] je kunt nog { $left } kaarten terugnemen
}
shitenno-left-payments = { $left ->
    [0] je kunt geen betaling meer intrekken
    [one] je kunt nog één betaling intrekken
   *[other] je kunt nog { $left } betalingen intrekken
}

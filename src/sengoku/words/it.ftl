### Sengoku in italiano.
### Si dà del tu. Racconta il passato prossimo, senza pronome: «Hai schierato», «Ann ha schierato».
### Niente si accorda con il nome «Tu» né suppone un genere: «di turno», «finito», «resa».
### I pulsanti sono imperativi («Termina il turno»), gli interruttori e i titoli nomi.
### «Until» è «finché non» o «fino a»; il solo «finché» vuol dire «per tutto il tempo che».
### Titoli, mari, province e famiglie non seguono preposizioni articolate: «nella provincia Kantō»,
### «famiglia gialla»; le province di Senji stanno con «in», come le regioni: «in Echigo».
### Un numero ha un plurale, o sta dopo due punti («scartate: 1»). Le percentuali senza spazio: 45%.
### `doer`, `has` e gli altri messaggi che l’inglese non ha servono da ausiliari alle frasi di qui.
### Le parole da digitare (undo, save, ready…) restano quelle della notazione.
###
### Glossario
### attack attaccare           | auction asta                 | battle battaglia
### bid puntata                | bluff bluff                  | claim (una provincia) scegliere
### column colonna             | counter-offer controfferta   | covered, shown: coperta, scoperta
### deck mazzo                 | deploy schierare             | die dado
### discard scarti             | draw pescare; il mazzo       | Exchange, +1, Draw: Scambio, +1, Pesca
### favour punti di favore     | fleet flotta                 | for sale all’asta
### fortress fortezza          | golden side lato dorato      | hand mano
### hierarchy tile tessera di gerarchia | hint suggerimento   | honour punti onore
### host ospitare (l’Imperatore); organizzatore (del tavolo) | hostage ostaggio
### kamon, koku: invariabili   | lot lotto                    | loyalty fedeltà
### majority maggioranza       | march spostare               | member membro
### military support sostegno  | move mossa                   | offer offerta (Senji)
### offer a lot proporre       | order ordine                 | own province la propria provincia (mai «casa»)
### plain (hanafuda) semplice  | position posizione           | promise promessa
### province provincia         | raid raid                    | rank posizione in classifica
### ready aver finito          | reroll rilanciare            | round giro
### seal sigillo; finire del tutto | seat posto               | settle insediare
### strike colpire             | tile tessera                 | title titolo
### trade commercio            | troop truppa                 | unit unità

## Ovunque

cited = { $sentence } ({ $rule })
you = Tu
language = Italiano
player = Giocatore { $seat }
# Le frasi che tacciono una lista vuota riconoscono questa parola: [niente].
nothing = niente
list = { $head } { $tail ->
    [Echigo] ed
    [Ekei] ed
   *[other] e
} { $tail }
figure-seat = { $name }
figure-first = { $name }
log-empty = Non è ancora successo niente.

# L’ausiliare di chi agisce: «hai», «ha»; e con il soggetto: «Hai», «Ann ha».
has = { $seat-me ->
    [yes] hai
   *[no] ha
}
doer = { $seat-me ->
    [yes] Hai
   *[no] { $seat } ha
}
# Come la notazione chiama le parti di una mossa.
part-name = { $part ->
    [card] carta
    [clan] clan
    [combo] combinazione
    [family] famiglia
    [flower] hanafuda
    [hierarchy] titolo
    [kind] tipo di carta
    [led] led o unled
    [missing] hanafuda
    [move] mossa
    [number] numero
    [part] mezzo di pagamento
    [piece] pezzo
    [pledge] promessa
    [province] provincia
    [rest] titolo
    [sea] mare
    [seat] posto
    [source] provincia di partenza
    [target] bersaglio
    [token] ordine
    [units] unità
    [value] valore
    [way] destinazione
   *[other] { $part }
}

## Rifiuti comuni a tutti i giochi

TURN = Non tocca a { $seat } decidere.
CODE =
    .number = { $move } non è una mossa: le mosse sono numeri da 0 a { $most }.
    .seat = Nessuno siede al posto { $seat } in questa partita.
SEAT = Il posto { $seat } non esiste: i posti vanno da 0 a { $most }.
GAME = Nessun gioco si chiama «{ $game }».
    .hint = I giochi sono: { $choices }.
    .near = Nessun gioco si chiama «{ $game }». Volevi dire { $nearest }?
OPTION =
    .unknown = { $choices ->
            [none] Questo gioco non ha opzioni, nemmeno «{ $option }».
           *[other] L’opzione «{ $option }» non esiste.
        }
    .unknown-hint = { $choices ->
            [none] Toglila.
           *[other] Le opzioni sono: { $choices }.
        }
    .value = L’opzione { $option } non può essere { $value }: serve { $kind ->
            [bool] un sì (yes) o un no
            [int] un numero intero
           *[str] una parola
        }.
    .value-hint = Scrivi { $option }={ $kind ->
            [bool] yes oppure { $option }=no
            [int] e un numero
           *[str] e una parola
        }.
    .choice = L’opzione { $option } non può essere { $value }.
    .choice-hint = Scegli tra { $choices }.
    .seats = L’opzione { $option } non può essere { $value }.
    .seats-hint = Scrivi una parola per ognuno dei primi posti, mai due volte la stessa.
    .taken = { $name } lo ha già scelto.
    .least = L’opzione { $option } dev’essere almeno { $least }.
SEED =
    .number = Un seme è un numero intero da 0 a 18446744073709551615, non { $seed }.
    .bytes = Un seme sigillato ha 32 byte, non { $bytes }.
    .stream = Questo non è un flusso casuale: { $stream }.
    .size = Si estrae tra 1 e 2147483648 possibilità, non tra { $size }.
TEXT =
    .empty = Non è stato digitato niente.
    .short = Manca: { part-name }. La mossa intera è: { $form }.
    .long = «{ $word }» è di troppo. La mossa intera è: { $form }.
    .several = «{ $word }» può voler dire { $choices }.
    .unknown = «{ $word }» non va bene ({ part-name }). Scegli tra { $choices }.
    .none = «{ $word }» non è niente di tutto questo: { $choices }.
    .legal = «{ $word }» ora non è una mossa. Puoi: { $choices }.
    .wait = Ora non puoi fare mosse. { $asked }
    .wait-hint = Scrivi aiuto per vedere che cosa puoi chiedere.
    .watching = Stai guardando la partita: puoi fare domande, ma non mosse.
    .part = «{ $part }»: { $problem } Non è stata fatta nessuna mossa.
    .many = Sono più di { $most } mosse.
    .beyond = Dopo «{ $move }» si pesca o si svela qualcosa, o tocca a qualcun altro: sulla stessa riga non può seguire altro.
ASK =
    .unknown = La domanda «{ $question }» non esiste. Fanne una di queste: { $choices }.
    .parts = La domanda «{ $question }» è stata posta male: { $problem }.
DUMP =
    .game = Questa è una posizione di { $found }, non di { $game }.
    .shape = Questa non è una posizione: { $problem }.
    .rows = Le dimensioni della posizione non sono quelle del suo tavolo: { $field }.
    .number = La posizione contiene un numero impossibile: { $field }.
    .unknown = Una posizione non ha il campo «{ $field }».
    .stuck = Il posto { $seat } dovrebbe decidere, ma non ha mosse.
RULES =
    .newer = Questa partita segue la versione { $rules } delle regole; questo Sengoku le conosce fino alla versione { $newest }. Nulla è stato cambiato: installa un Sengoku più recente per continuarla.
    .older = Questa partita segue la versione { $rules } delle regole; questo Sengoku le conosce a partire dalla versione { $oldest }. Nulla è stato cambiato: finiscila con il Sengoku con cui è iniziata.
    .number = «{ $rules }» non è una versione delle regole: vanno da { $oldest } a { $newest }.

## Bot

BOT =
    .unknown = Nessun bot si chiama «{ $bot }».
    .unknown-hint = I bot sono: { $choices }; uno tuo si scrive pacchetto.modulo:Classe.
    .module = Il modulo { $module } del bot non può essere importato: { $problem }.
    .module-hint = È installato, o nella cartella corrente, e scritto bene?
    .class = In { $module } non c’è la classe { $class }.
    .class-hint = Un bot tuo si scrive pacchetto.modulo:Classe.
    .choose = { $class } in { $module } non è un bot: gli manca il metodo choose(state, seat).
    .choose-hint = Derivala da sengoku.Bot e scrivi quel metodo.
    .settings = Il bot { $bot } non può essere creato così: { $problem }.
    .settings-hint = Le impostazioni si scrivono dopo il nome: nome:impostazione=valore,impostazione=valore
    .nobody = Nessuno gioca ancora a { $game } al livello { $level }.
    .nobody-hint = Per questo gioco ci sono: { $choices }.
    .tuned = { $file } non contiene pesi: { $problem }.
    .tuned-hint = File così si ottengono con: sengoku tune
    .judge = Nessuno sa ancora giudicare le posizioni di { $game }, quindi il bot non può giocarci.
    .judge-hint = Il bot «random» gioca a tutto.
    .level = Per questo gioco non c’è il bot «{ $level }».
    .level-hint = Scegli tra { $choices }.
    .people = Niente suggerimenti mentre altri giocano contro di te.
    .busy = Per ora il bot non ha una risposta. Riprova.
    .hints = A questo tavolo non ci sono suggerimenti.
WEIGHT = Non c’è un peso «{ $weight }» con cui giudicare.
    .hint = I pesi sono: { $choices }.

## Ricerca

EXTRA = Serve il pacchetto { $package }. Installalo nella cartella dei sorgenti di Sengoku: pip install ".[{ $extra }]"
RESEARCH =
    .bots = { $bots ->
            [one] È stato indicato { $bots } bot
           *[other] Sono stati indicati { $bots } bot
        } per { $seats ->
            [one] { $seats } altro posto
           *[other] altri { $seats } posti
        }.
    .bots-hint = Indicane uno per ciascuno, o uno per tutti.
    .trained = Questo bot ha imparato a giocare a { $game } in { $players }, e nient’altro.
    .trained-hint = Invitalo a un tavolo così, o allenane un altro.

## Arena

ARENA =
    .bots = Quali bot?
    .bots-hint = Per esempio: sengoku arena shinobi greedy random
    .games = Serve almeno una partita, non { $games }.
    .games-hint = Per esempio: --games 400
    .jobs = Serve almeno un processo, non { $jobs }.
    .jobs-hint = Per esempio: --jobs 2
    .patience = A un bot serve un po’ di tempo per una mossa, non { $patience } secondi.
    .patience-hint = Per esempio: --patience 10
    .decide = Una quota di vittorie sta tra 0 e 100%: su { $share }% non c’è niente da decidere.
    .decide-hint = Per esempio: --decide 45%
    .on = Non si può giocare su «{ $on }».
    .on-hint = Scegli here, ray o ray:INDIRIZZO.
    .file = { $file } non può essere letto: { $problem }.
    .file-hint = Scegli un altro nome per il file.
    .folder = Il rapporto non può essere scritto in { $folder }: { $problem }.
    .folder-hint = Scegli il nome di una cartella nuova.
    .other = { $file } esiste già e non contiene questo torneo.
    .other-hint = Scegli un altro nome, o gli stessi gioco, bot, giocatori, partite, seme e opzioni.

RAY =
    .missing = Per giocare su un cluster serve la libreria Ray.
    .missing-hint = Installala nella cartella dei sorgenti di Sengoku: pip install ".[ray]"
    .connect = Nessun cluster risponde a «{ $where }»: { $problem }.
    .connect-hint = Avviane uno con: ray start --head. Su una macchina sola, togli --on.
    .there = Una macchina del cluster non ha potuto giocare: { $problem }.
    .there-hint = Installa su tutte la stessa versione di Sengoku, e i tuoi bot.
TUNE =
    .missing = Per regolare i pesi serve la libreria cmaes.
    .missing-hint = Installala nella cartella dei sorgenti di Sengoku: pip install ".[tune]"
    .keep = Non c’è un peso «{ $weight }» da tenere.
    .keep-hint = I pesi sono: { $choices }.
    .few = Bisogna regolare almeno due pesi.
    .few-hint = Tienine fermi di meno.
    .games = Servono almeno una generazione e una partita.
    .games-hint = Per esempio: --generations 20 --games 200
    .proof = La prova richiede almeno { $least } partite.
    .proof-hint = Per esempio: --proof 2000

arena-playing = Si gioca
arena-rate = { $rate } partite/s
arena-bot = bot
arena-games = partite
arena-wins = vittorie
arena-rank = rango medio
arena-rating = rating
arena-time = a mossa
arena-decisions = mosse
arena-forfeits = forfait
arena-fair = Una quota equa di vittorie è il { $share }%. I margini (±) sono al 95%, un sigma per il rating.
arena-raised = { $bot } ha sollevato un’eccezione e perso per forfait { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}:
arena-illegal = { $bot } ha fatto una mossa vietata e perso per forfait { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}:
arena-hung = { $bot } ha pensato troppo a lungo e perso per forfait { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}:
arena-died = { $bot } ha chiuso il proprio processo e perso per forfait { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}:

arena-above = Deciso dopo { $games } partite: { $bot } vince più di { $share }.
arena-below = Deciso dopo { $games } partite: { $bot } vince meno di { $share }.
arena-open = Non deciso in { $games } partite se { $bot } vinca più o meno di { $share }.
arena-written = Scritto: { $file }
arena-no-parquet = Niente file Parquet senza pyarrow; nella cartella dei sorgenti di Sengoku: pip install ".[report]"

report-title = { $game }: l’arena
report-about = { $games } partite, { $deals } distribuzioni, tavoli da { $players } giocatori
report-standings = Classifica
    .about = La quota di vittorie, con i pareggi divisi e l’intervallo al 95%; la linea tratteggiata è la quota equa. I rating sono di Plackett–Luce, con un sigma.
report-ratings = I rating nel tempo
    .about = Dopo ogni partita, in una fascia di un sigma.
report-games-axis = partite giocate
report-matrix = Chi batte chi
    .about = Quante volte la riga è finita davanti alla colonna allo stesso tavolo; un pareggio vale metà.
report-seats = Vittorie per posto
    .about = La quota di vittorie a ogni posto; ogni distribuzione è stata giocata in tutte le rotazioni.
report-seat = posto { $seat }
report-scores = Punteggi
    .about = Quante volte è stato raggiunto ogni punteggio; la linea tratteggiata è la media.
report-score-axis = punteggio
report-mean = media { $mean }
report-lengths = Durata delle partite
    .about = Le decisioni di tutti i posti insieme, nelle partite giocate fino in fondo.
report-decisions-axis = decisioni in una partita
report-median = mediana { $median }
report-forfeits = Forfait
    .about = Chi solleva un’eccezione, fa una mossa vietata, pensa troppo a lungo o chiude il proprio processo ha perso quella partita.
report-files = Ogni posto di ogni partita:
report-fan = Sengoku è un’opera di appassionati, non ufficiale.

tune-better = Migliore: { $wins } partite vinte su { $games } con distribuzioni nuove (alla pari sarebbero { $fair }). Scritto: { $file }
tune-worse = Non risulta migliore: { $wins } partite vinte su { $games } con distribuzioni nuove (alla pari sarebbero { $fair }). Non è stato scritto niente.

bots-bots = Bot
bots-levels = Livelli, il più facile per primo
bots-own = Un bot tuo si scrive pacchetto.modulo:Classe; le impostazioni seguono dopo i due punti.
bot-random = Una mossa valida qualsiasi, tutte ugualmente probabili.
bot-greedy = La mossa che ora sembra migliore, secondo il giudice del gioco.
bot-search = Pensa in anticipo, in mondi compatibili con ciò che ha visto.
level-ashigaru = Un fante: conosce le regole, ma gli sfugge quasi tutto ciò che conta.
level-bushi = Un guerriero: vede ciò che ha davanti, ma qualcosa gli sfugge.
level-samurai = Un samurai: prende il meglio che c’è ora, e non dimentica niente.
level-daimyo = Un signore: pensa in anticipo, ed è il più forte che ci sia.

## I giochi, nel loro elenco

shinobi-title = Shinobi
    .about = Servi un clan in segreto, e fa’ che sul tavolo abbia più carte di tutti.
shitenno-title = Shitennō
    .about = Dividi truppe, koku e titoli, e conquista il favore dello shogun nelle province.
senji-title = Senji
    .about = Tratta, commercia e combatti per portare la tua famiglia al titolo di shogun.

## Domande, dove un gioco non ha le sue

prompt = Scegli una mossa.

# Giocare con il testo: titoli, risposte e parole che fanno una domanda. La prima parola di `.say` è
# quella che si scrive per quel tipo di mossa; `text-ask-…`: le parole di una domanda, la più corta prima.
text-asked = Che cosa si chiede
text-last = Ultimo turno
text-board = Tabellone
text-hand = Mano
text-score = Punteggio
text-offers = Offerte e promesse
text-moves = Mosse
text-field = Campo
text-value = Valore
text-mine = mio mia me
text-small = il lo la i gli le l un uno una di d a da in su per con e al allo alla ai agli alle del dello della dei degli delle dal dalla nel nello nella sul sulla provincia
text-move = { $number }: { $move }
text-row = { $name }: { $cells }
text-legal = { $move }: ora puoi farlo.
text-time = { $name }: { $time }
text-over = La partita è finita.
text-waiting = In attesa: { $names }.
text-no-hand = Non hai niente in mano.
text-no-events = Non è ancora successo niente.
text-no-moves = Per ora non devi decidere niente.
text-no-places = In questo gioco non ci sono province vicine.
text-no-score = Nessuno ha ancora un punteggio.
text-no-offers = Non ci sono offerte né promesse.
text-no-clock = Non c’è limite di tempo.
text-ask-board = b tabellone
text-ask-hand = h mano
text-ask-last = l ultimo
text-ask-asked = w cosa
text-ask-moves = m mosse
text-ask-why = why perché
text-ask-near = near vicini
text-ask-score = score punteggio
text-ask-offers = offers offerte
text-ask-clock = clock tempo
text-ask-hint = hint consiglio
text-ask-undo = undo annulla
text-ask-repeat = repeat ripeti
text-ask-help = help aiuto
text-help = Scrivi una mossa, per esempio «{ $example }», o il suo numero. Le parole si possono abbreviare. Più mosse: «;» tra l’una e l’altra.
text-help-board = b: il tabellone; b NOME: tutto su un luogo o un giocatore
text-help-hand = h: quello che hai in mano e quello che sai
text-help-last = l: cos’è successo dopo la tua ultima mossa; l 5: gli ultimi cinque eventi
text-help-asked = w: cosa devi decidere
text-help-moves = m: le tue mosse numerate; m PAROLA: quelle che cominciano così
text-help-why = perché MOSSA: perché non è permessa, o che cosa fa
text-help-near = vicini LUOGO: che cosa c’è accanto
text-help-score = punteggio: come va la partita
text-help-offers = offerte: che cosa è offerto e promesso
text-help-clock = tempo: il tempo che resta
text-help-hint = consiglio: che cosa farebbe un bot
text-help-undo = annulla: ritira la tua ultima mossa
text-help-repeat = ripeti: senti di nuovo l’ultima risposta
text-help-help = aiuto: questo elenco

## Il tavolo e il suo server

UNDO =
    .nothing = Non c’è ancora niente da annullare.
    .secret = Non si può più annullare: da allora è stata pescata una carta o si è scoperto qualcosa di nascosto.
    .other = Non si può più annullare: da allora ha giocato qualcun altro.
    .together = Non si può annullare: qui si decide tutti insieme.
    .none = A questo tavolo non si annulla niente.
MESSAGE =
    .form = Questo messaggio non si capisce: { $problem }.
    .type = Qui non ci sono messaggi di tipo «{ $type }».
    .large = Un messaggio ha al massimo { $most } caratteri.
    .failed = Qualcosa è andato storto sul server. Riprova.
VERSION =
    .stale = Dopo questa scelta la partita è andata avanti (tu eri a { $version }, ora è a { $now }).
TABLE =
    .none = Il tavolo { $table } non esiste. Forse è stato eliminato.
    .waiting = La partita non è ancora cominciata.
    .opening = La partita sta per cominciare: si rivelano le parole per la distribuzione.
    .playing = La partita è già cominciata.
    .paused = La partita è in pausa.
    .over = La partita è finita.
    .full = Tutti i posti a questo tavolo sono occupati.
    .taken = Questo posto è di qualcun altro.
    .free = { $seats ->
            [one] Un posto è ancora libero.
           *[other] { $seats } posti sono ancora liberi.
        }
    .free-hint = Aspetta qualcuno, o aggiungi un bot.
    .nobody = Nessuno ha questo posto.
    .bot = Questo posto è di un bot.
    .closed = Questo tavolo è solo per chi ha un invito.
    .closed-hint = Chiedi un link a qualcuno del tavolo.
    .spectators = Non si può assistere a questo tavolo.
    .again = Qualcun altro ha fatto prima. Riprova.
    .freed = Questo posto non è più tuo.
    .other = In questa partita hai, o hai avuto, un altro posto. Nessuno vede due mani.
    .other-hint = Per giocare in più persone su un dispositivo, crea il tavolo apposta.
    .out = Non puoi sederti a questo tavolo.
    .out-hint = Chiedi un nuovo link a qualcuno del tavolo.
    .own = È il tuo posto.
    .deleted = L’organizzatore ha eliminato questo tavolo.
NAME =
    .form = Un nome ha da 1 a { $most } caratteri visibili: «{ $name }» non va bene.
    .taken = A questo tavolo qualcuno si chiama già { $name }.
    .word = Una parola per il seme ha al massimo { $most } caratteri visibili.
PLEDGE =
    .none = Non hai impegnato nessuna parola.
    .revealed = La tua parola è già stata rivelata.
    .other = Questa non è la parola che avevi impegnato.
VOTE =
    .none = Ora non c’è nessuna richiesta.
    .open = Ora c’è già un’altra richiesta.
    .asked = La richiesta non è per te.
    .voted = Hai già risposto.
    .overdue = Questo posto ha ancora tempo. Chi è assente si può sostituire dopo cinque minuti, e quando si è soli dopo mezz’ora.
    .declined = Non tutti erano d’accordo.
    .again = Gli altri non erano d’accordo. Puoi chiedere di nuovo dopo { $minutes } minuti.
    .late = Non tutti hanno accettato in tempo: un bot ha preso il posto.
    .alone = Non c’è nessun altro che possa dare l’assenso.
    .kept = Chi aveva questo posto è stato allontanato. Finché resta un solo giocatore, può prenderlo soltanto chi l’aveva, o un bot.
TALK =
    .off = A questo tavolo ora non si parla.
    .muted = Ti è stata tolta la parola.
    .private = A questo tavolo si parla solo in pubblico.
    .form = Per dire qualcosa serve un testo leggibile.
    .seat = Lì non ascolta nessuno.
HOST =
    .only = Può farlo solo l’organizzatore.
    .person = Lì non siede nessuno che possa essere l’organizzatore.
    .vote = A partita cominciata, su questo votano i giocatori.
KEY =
    .wrong = Questo link non funziona.
    .wrong-hint = Forse è già stato usato, o sostituito. Chiedine uno nuovo.
    .old = Questo link valeva un quarto d’ora ed è scaduto.
    .seat = Questo posto non è tuo.
    .devices = Nessun altro dispositivo ha preso questo posto dopo questo.
    .none = Questo browser non ha ancora una chiave. Prima prendi un posto o segui un invito.
BOOKS =
    .closed = Gli atti di questa partita restano segreti: si può vedere solo ciò che ha visto ogni posto.
    .open = Il registro si può avere solo a partita finita.
LIMIT =
    .reports = Hai già inviato { $most } segnalazioni a questo tavolo.
    .names = A questo tavolo hai già avuto { $most } nomi: tieni questo.
    .tabs = Questo posto è aperto in troppe finestre: la più vecchia è stata chiusa.
    .messages = Troppo in fretta: al massimo { $most } messaggi al secondo.
    .requests = Troppe richieste. Riprova tra { $seconds ->
            [one] { $seconds } secondo
           *[other] { $seconds } secondi
        }.
    .tables = Troppi tavoli nuovi. Riprova tra { $seconds ->
            [one] { $seconds } secondo
           *[other] { $seconds } secondi
        }.
    .sockets = A questo tavolo possono stare al massimo { $most } persone.
    .entries = Il diario di questo tavolo è pieno: contiene al massimo { $most } voci.
    .unsent = Troppi messaggi non sono stati letti. Ricollegati.
    .links = A un tavolo possono portare al massimo { $most } link.
    .devices = Un posto può essere giocato da al massimo { $most } dispositivi. Prima disconnetti gli altri.
    .talk = A questo tavolo si è parlato abbastanza: al massimo { $most } righe.
ORIGIN = Questa pagina appartiene a un altro sito.
CLOCK =
    .seconds = Un orologio non può dare { $seconds } secondi.
    .form = Un orologio così non esiste.
RECORD =
    .file = { $file } non può essere letto: { $problem }.
    .json = { $file } non è un documento JSON.
    .none = Questo non è il registro di una partita.
    .format = Questo registro ha il formato { $format }, che qui non è noto.
    .field = Il registro non ha un campo «{ $field }» valido.
    .form = Il registro è malformato: { $problem }.
    .commitment = Il seme non è quello promesso.
    .pledge = La parola di { $name } non è quella impegnata prima.
    .draws = Il registro non ha lo stesso numero di estrazioni della partita.
    .draw = L’estrazione { $number } non deriva dal seme.
    .move = La mossa { $number } non può essere fatta: { $problem }
    .result = Il risultato non è quello della partita.

## Terminale

serve-open = I tavoli sono su { $address }: aprilo in un browser; Ctrl-C chiude il server.
SAVE =
    .name = Dimmi anche il file, per esempio: save partita.json
    .write = La partita non si è potuta salvare come { $file }: { $problem }.
    .foreign = { $file } esiste già e non è una partita salvata: non è stato toccato.
    .foreign-hint = Scegli un altro nome.
LOAD =
    .name = Dimmi anche il file, per esempio: load partita.json
    .missing = Il file { $file } non esiste.
    .missing-hint = Digita il nome con cui la partita è stata salvata.
    .folder = { $file } è una cartella, non una partita salvata.
    .folder-hint = Digita il nome con cui la partita è stata salvata.
    .read = { $file } non può essere letto: { $problem }.
    .read-hint = Digita il nome con cui la partita è stata salvata.
    .corrupt = { $file } non è una partita salvata di Sengoku, o è danneggiato ({ $problem }).
    .corrupt-hint = Le partite si salvano con «save» mentre si gioca.
COMMAND =
    .reason = «{ $reason }» non è un motivo. Scegli tra: { $choices }.
    .number = Non c’è la mossa { $number }: vanno da 1 a { $most }.
    .extra = «{ $command }» sta da solo; «{ $rest }» non è stato capito.
    .unknown = «{ $word }» non è né una mossa né un comando. Digita ? per l’aiuto.
    .choose = Digita il numero di una mossa, o la mossa stessa. Digita ? per l’aiuto.
    .seat = Non c’è il posto «{ $seat }»: indica la sua lettera, da A a { $last }, o il nome di chi vi siede.
    .needs = Dopo questo comando manca qualcosa. Digita ? per l’aiuto.
    .turn = Ora non hai niente da decidere.
JOIN =
    .link = «{ $link }» non è il link di un tavolo.
    .link-hint = È fatto così: https://example.org/t/k3v9q2m7x4ab#… – mettilo tra virgolette.
    .unreachable = Il server { $server } non risponde ({ $problem }).
    .unreachable-hint = L’indirizzo è giusto, e il server è acceso?
    .foreign = A { $server } non ci sono tavoli di Sengoku.
    .foreign-hint = L’indirizzo è giusto?
    .seat = Un posto ha una lettera, come B, non «{ $seat }».

terminal-help = digita ? per l’aiuto
terminal-turn = { $name }, tocca a te.
terminal-curtain-title = Il sipario è calato.
terminal-curtain = Passa la tastiera a { $name }, poi premi Invio.
terminal-saved = Salvata. Continua, o torna più tardi con: sengoku play --load { $file }
terminal-loaded = Ecco la partita salvata come { $file }.
terminal-quit = La partita non è salvata. Digita un nome di file per salvarla, o premi Invio per uscire senza.
terminal-resume = Arrivederci. Torna con: sengoku play --load { $file }
terminal-bye = Arrivederci.
terminal-stopped = Fermato. La partita non è stata salvata; la prossima volta, «save FILE» la conserva.
terminal-again = Per rigiocare la stessa distribuzione: { $command }
terminal-over = La partita è finita
terminal-result = { $rank }. { $name }: { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}
terminal-watch = Nessuno è alla tastiera: i bot giocano tra loro.

# At a server’s table
terminal-name = Come ti chiami a questo tavolo?
terminal-host = organizzatore
terminal-wait-people = Alcuni posti sono ancora liberi. Digita ready quando vuoi giocare, o ? per l’aiuto.
terminal-wait-you = Tutti i posti sono occupati. Digita ready per cominciare.
terminal-wait-ready = Per te si può cominciare; si aspettano gli altri.
terminal-watching = Stai guardando; la partita non è ancora cominciata.
terminal-waiting = in attesa di { $names }
terminal-clock = Tempo che ti resta: { $time }.
terminal-vote = Digita yes (sì) o no.
terminal-vote-over = La votazione è chiusa.
terminal-rematch = C’è un nuovo tavolo per le stesse persone: digita rematch per giocarci.
terminal-rank = { $rank }. { $name }
terminal-back = Connessione ristabilita.
terminal-done = Fatto.
terminal-confirm = Non si torna indietro: digita { $command } ancora una volta se vuoi davvero.
terminal-hint = { $move } ({ $value }, prove: { $visits })
terminal-invitation = Chi ha questo link può sedersi: { $link }
terminal-device = Continua altrove, una volta, entro un quarto d’ora: { $link }
terminal-return = Arrivederci. Il tuo posto resta tuo; torna con: sengoku play --join '{ $link }'

help-title = Che cosa puoi digitare
help-move = un numero
    .what = fa la mossa con quel numero
help-notation = una mossa
    .what = la stessa a parole, come nell’elenco: { $example }; le parole si possono abbreviare
help-why = ? e una mossa
    .what = che cosa fa quella mossa, o quale regola la vieta
help-undo = undo
    .what = annulla la tua ultima mossa, se poi niente è stato pescato e nessun altro ha giocato
help-look = look
    .what = ridisegna il tavolo
help-log = log
    .what = tutto ciò che è successo, come l’hai visto (log 10: le ultime dieci righe)
help-rules = rules
    .what = le regole del gioco (rules { $rule }: una di esse)
help-save = save FILE
    .what = conserva la partita in un file; load FILE la riprende
help-quit = quit
    .what = lascia il tavolo
help-table-who =
    .what = chi siede dove
help-table-sit = sit POSTO NOME
    .what = siediti a un posto libero; a partita cominciata, se gli altri accettano
help-table-hint =
    .what = che cosa pensa un bot delle tue mosse, se il tavolo lo permette
help-table-invite =
    .what = un link con cui altri possono sedersi
help-table-link =
    .what = un link per tenere il tuo posto su un altro dispositivo
help-table-leave =
    .what = vai via per sempre: un bot prende il tuo posto (leave free: chiunque)
help-table-rematch =
    .what = gioca ancora con le stesse persone
help-table-delete =
    .what = cancella il tavolo e tutto ciò che lo riguarda
help-table-quit =
    .what = esci; il tuo posto resta tuo
help-table-ready =
    .what = di’ che per te si può cominciare
help-table-unready =
    .what = di’ che non si può ancora cominciare
help-table-word = word PAROLA
    .what = la tua parola per il seme, perché nessuno conosca le carte
help-table-pick = pick PAROLA
    .what = scegli che cosa ha il tuo posto, per esempio il tuo stemma
help-table-name = name NOME
    .what = cambia nome
help-table-say = say TESTO
    .what = parla a tutti
help-table-whisper = whisper POSTO TESTO
    .what = parla a una persona o a più d’una (B,C), se il tavolo lo permette
help-table-yes =
    .what = accetta ciò che viene chiesto
help-table-no =
    .what = rifiuta, o ritira la tua richiesta
help-table-end =
    .what = chiedi a tutti di finire la partita senza risultato
help-table-takeover = takeover POSTO
    .what = chiedi che un bot prenda il posto di un assente
help-table-expel = expel POSTO
    .what = chiedi che un giocatore lasci la partita
help-table-revoke =
    .what = disconnetti i dispositivi arrivati al tuo posto dopo questo
help-table-concede =
    .what = arrenditi; un bot continua al tuo posto
help-table-start =
    .what = distribuisci, appena tutti i posti sono occupati
help-table-bot = bot POSTO LIVELLO
    .what = un bot per un posto libero
help-table-free = free POSTO
    .what = libera il posto di un bot; prima della partita, anche di un giocatore
help-table-pause =
    .what = ferma la partita e i suoi orologi
help-table-resume =
    .what = riprendi dopo una pausa
help-table-mute = mute POSTO
    .what = nascondi ciò che dice qualcuno, solo per te
help-table-unmute = unmute POSTO
    .what = mostra di nuovo ciò che dice
help-table-block = block POSTO
    .what = non sentire e non incontrare più qualcuno su questo server
help-table-unblock = unblock POSTO
    .what = non bloccare più qualcuno
help-table-report = report POSTO MOTIVO TESTO
    .what = segnala qualcuno all’organizzatore; il motivo è talk, play, name o other
help-table-mute-all = mute POSTO all
    .what = togli la parola a qualcuno
help-table-unmute-all = unmute POSTO all
    .what = ridagli la parola
terminal-report = { $by } ha segnalato { $name }: { $reason }
help-table-talk =
    .what = spegni le conversazioni per tutti (talk on: riaccendile)
help-table-host = /host POSTO
    .what = passa a un altro il ruolo di organizzatore

## Riga di comando

record-good = È tutto in ordine: { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
} e { $draws ->
    [one] { $draws } estrazione
   *[other] { $draws } estrazioni
} derivano dal seme promesso.
record-words = Parole nella distribuzione: { $names }.
record-no-words = Nessuno aveva impegnato una parola: chi gestiva il server poteva scegliere la distribuzione.
CLI =
    .error = { $problem }
    .docs = In { $folder } non c’è nessun sito.
    .docs-hint = `make docs` ne costruisce uno in build/docs.
    .root = Un sottopercorso comincia con una barra; «{ $value }» no.
    .workers = Per più processi serve PostgreSQL: --database postgresql://…
    .listen = Non si può ascoltare su { $host }, porta { $port }: { $problem }.
    .listen-hint = C’è già un altro server? --port sceglie un’altra porta, --host un altro indirizzo.
    .crashed = Nessun processo resta in piedi: ognuno si è interrotto { $crashes } volte di seguito.
    .crashed-hint = Il log qui sopra dice perché; il database è raggiungibile?
    .hint = { $command } --help mostra che cosa si può digitare.
    .players = Il numero di giocatori dev’essere un numero intero, non «{ $value }».
    .players-hint = Per esempio: --players 4
    .people = Il numero di persone dev’essere un numero intero, non «{ $value }».
    .people-hint = Per esempio: --humans 2
    .humans = Non possono esserci { $humans } persone in una partita a { $players }.
    .humans-hint = Gli altri sono bot: scegli da 0 a { $players }.
    .games = Il numero di partite dev’essere un numero intero, non «{ $value }».
    .games-hint = Per esempio: --games 400
    .jobs = Il numero di processi dev’essere un numero intero, non «{ $value }».
    .jobs-hint = Per esempio: --jobs 2
    .generations = Il numero di generazioni dev’essere un numero intero, non «{ $value }».
    .generations-hint = Per esempio: --generations 20
    .proof = Il numero di partite dev’essere un numero intero, non «{ $value }».
    .proof-hint = Per esempio: --proof 2000
    .patience = Il tempo per una mossa dev’essere un numero di secondi, non «{ $value }».
    .patience-hint = Per esempio: --patience 10
    .decide = La quota su cui decidere dev’essere una percentuale, non «{ $value }».
    .decide-hint = Per esempio: --decide 45%
    .benchmark = Non c’è la misura «{ $value }».
    .benchmark-hint = Le misure sono: { $choices }.
    .seed = Il seme dev’essere un numero intero da 0 a { $most }, non «{ $value }».
    .seed-hint = Per esempio: --seed 7. Lo stesso seme dà le stesse carte.
    .option = Un’opzione si scrive nome=valore, non «{ $value }».
    .option-hint = { $choices ->
            [none] Questo gioco non ha opzioni.
           *[other] Le opzioni sono: { $choices }.
        }
    .names = { $names ->
            [one] È stato dato { $names } nome
           *[other] Sono stati dati { $names } nomi
        }, ma { $humans ->
            [one] c’è { $humans } persona
           *[other] ci sono { $humans } persone
        }.
    .names-hint = Togli --humans: ogni --name è una persona.
    .name = «{ $name }» non può essere un nome al tavolo: ha da 1 a { $most } lettere, e lo porta uno solo.
    .name-hint = Per esempio: --name Ann --name Bo
    .game = Quale gioco?
    .game-hint = Per esempio: { $example }
    .loaded = Una partita salvata ha i propri giocatori, seme e opzioni.
    .loaded-hint = Lascia soltanto --load.
    .joined = Il tavolo di un server ha il proprio gioco, giocatori e opzioni.
    .joined-hint = Con --join si possono dare solo un --name e un --seat.
    .seat = Un posto si sceglie solo al tavolo di un server.
    .seat-hint = Per esempio: sengoku play --join LINK --seat B
    .other = { $file } è una partita di { $found }, non di { $game }.
    .other-hint = sengoku play --load { $file }
    .rule = In { $game } non c’è la regola { $rule }.
    .rule-hint = Le regole vanno da { $first } a { $last }: sengoku rules { $game }
    .rules = Qui non ci sono regole di { $game } da leggere.
    .rules-hint = Arrivano con il pacchetto che porta il gioco.
    .bench = Le misure arrivano con il pacchetto installato, e non sono qui.
    .bench-hint = Installalo con: pip install .
    .value = { $option } non può essere «{ $value }».
    .value-hint = { $command } --help mostra che cosa si può digitare.
    .least = { $option } dev’essere almeno { $least }, non «{ $value }».
    .least-hint = { $command } --help mostra che cosa si può digitare.
    .range = { $option } dev’essere tra { $least } e { $most }, non «{ $value }».
    .range-hint = { $command } --help mostra che cosa si può digitare.
    .positive = { $option } dev’essere maggiore di 0, non «{ $value }».
    .positive-hint = { $command } --help mostra che cosa si può digitare.
    .unused = «{ $tokens }» non è stato capito.
    .unused-hint = { $command } --help mostra che cosa si può digitare.
    .language = Sengoku non parla ancora «{ $language }».
    .language-hint = Le lingue sono: { $choices }.

games-name = gioco
games-players = giocatori
games-options = opzioni
games-about = di che si tratta
games-range = da { $fewest } a { $most }
engine-compiled = motore compilato
engine-uncompiled = motore non compilato: procurati un compilatore C e reinstalla

## Per chi traduce

check-none = Non c’è ancora nessun { $language }.ftl: copia en.ftl, e dillo in quella lingua.
check-junk = Fluent non riesce a leggere: { $name }
check-twice = { $name } c’è due volte.
check-missing = Manca { $name }.
check-unknown = { $name } non c’è in inglese, e nessun altro messaggio lo usa.
check-figures = { $name } non usa le variabili del messaggio inglese: { $figures }.
check-same = { $name } è ancora in inglese.
check-rule = Manca la regola { $name }.
check-order = Le regole in { $name } non seguono l’ordine di quelle inglesi.
check-total = { $language }: { $count ->
    [0] completo
    [one] { $count } cosa da fare
   *[other] { $count } cose da fare
}

## Shinobi

# Componenti
hojo = Hōjō
mori = Mōri
oda = Oda
takeda = Takeda
uesugi = Uesugi
ninja = ninja

# Come si dicono le variabili degli eventi: le carte per numero, le province per chi le possiede.
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
shinobi-figure-drawn = { shinobi-figure-card }
shinobi-figure-province = { $me ->
    [yes] nella tua provincia
   *[no] { $doer ->
        [yes] nella propria provincia
       *[no] nella provincia di { $name }
    }
}
    .then = { shinobi-figure-province }
shinobi-figure-source = { $me ->
    [yes] dalla tua provincia
   *[no] { $doer ->
        [yes] dalla propria provincia
       *[no] dalla provincia di { $name }
    }
}
    .then = { shinobi-figure-source }
shinobi-figure-loyalties = { $me ->
    [yes] tu servivi
   *[no] { $name } serviva
} { shinobi-figure-card }

# Che cosa si chiede
shinobi-prompt = { $order ->
    [1] Primo ordine: schiera una carta in un’altra provincia, o colpisci una colonna con un ninja.
    [2] Secondo ordine: insedia una carta nella tua provincia, o spostane una che si trova in un’altra.
   *[3] { $only ->
        [rest] Terzo ordine: non si può attaccare niente. Premi Invio per terminare il turno.
       *[attack] Terzo ordine: con una tua colonna attaccane una più piccola in un’altra provincia.
    }
}

# Che cosa è successo
shinobi-start = Le carte sono distribuite. { $first-me ->
    [yes] Il primo turno è tuo.
   *[no] Il primo turno è di { $first }.
}
    .then = { $first-me ->
        [yes] il primo turno è tuo
       *[no] il primo turno è di { $first }
    }
shinobi-deploy = { doer } schierato { $clan } { $province }.
    .then = { has } schierato { $clan } { $province }
    .help = Metti una carta { $clan } della tua mano { $province }. È protetta per questo turno. (SHI-20)
    .say = schiera { $clan } { $province }
shinobi-strike = { doer } colpito { $clan } { $province } con un ninja: una carta scartata.
    .then = { has } colpito { $clan } { $province } con un ninja
    .help = Scarti un ninja e una carta { $clan } { $province }. Ciò che resta lì non può essere attaccato in questo turno. (SHI-21)
    .say = colpisci { $clan } { $province }
shinobi-settle = { doer } insediato { $clan } nella { $seat-me ->
    [yes] tua
   *[no] propria
} provincia.
    .then = { has } insediato { $clan } nella { $seat-me ->
        [yes] tua
       *[no] propria
    } provincia
    .help = Metti una carta { $clan } della tua mano nella tua provincia. (SHI-23)
    .say = insedia { $clan } nella tua provincia
shinobi-march = { doer } spostato { $clan } { $source } { $province }.
    .then = { has } spostato { $clan } { $source } { $province }
    .help = Sposti una carta { $clan } { $source } { $province }, dove è protetta per questo turno. (SHI-24)
    .say = sposta { $clan } { $source } { $province }
shinobi-attack = { doer } attaccato { $target } { $province } con { $clan }: una carta { $target } scartata.
    .then = { has } attaccato { $target } { $province } con { $clan }
    .help = La tua colonna { $clan } toglie una carta alla colonna { $target } { $province } e non perde niente. (SHI-27)
    .say = attacca { $target } { $province } con { $clan }
shinobi-rest = { $seat-me ->
    [yes] Non avevi
   *[no] { $seat } non aveva
} niente da attaccare.
    .then = nessun attacco
    .help = Non attacchi nessuno, peschi fino a quattro carte e il tuo turno è finito. (SHI-26)
    .say = termina il turno
shinobi-draw = { doer } pescato { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}.
    .seen = { doer } pescato { $drawn }.
    .then = { "" }
    .then-seen = { has } pescato { $drawn }
shinobi-end = La partita è finita e le fedeltà sono svelate: { $loyalties }.
    .then = { $loyalties }

# Il tavolo nel terminale
shinobi-serve = Servi
shinobi-hand = Mano
shinobi-pile = Mazzo { $cards }
shinobi-last = { $me ->
    [yes] Hai pescato l’ultima carta: i tuoi turni sono finiti, gli altri ne hanno ancora uno.
   *[no] { $name } ha pescato l’ultima carta: è l’ultimo giro.
}
shinobi-legend = * protetta in questo turno   [4] carte in mano
shinobi-standing = sul tavolo
shinobi-unseen = non viste
shinobi-score = { $rank }. { $name }, al servizio del clan { $clan }: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
} sul tavolo, di cui { $home } nella propria provincia
shinobi-tie = Parità a { $score }: decidono le carte nella propria provincia. (SHI-42)
shinobi-shared = Parità anche lì: la posizione in classifica è condivisa. (SHI-43)
shinobi-unserved = { $clan } ha { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}, ma nessuno serviva quel clan. (SHI-44)

# Shinobi in forma di testo
shinobi-text-provinces = Carte nelle province
shinobi-text-owner = giocatore
shinobi-text-safe = { $cards } (protetta)
shinobi-text-piles = Mazzo e scarti
shinobi-text-count = carte
shinobi-text-kind = carta
shinobi-text-player = giocatore
shinobi-text-pile = mazzo
shinobi-text-serve = Servi { $clan }: { $table } sul tavolo, di cui { $home } nella tua provincia.
shinobi-text-hand = In mano: { $cards }.
shinobi-text-standing = Sul tavolo: { $clans }.
shinobi-text-place = Servi { $clan }: clan numero { $place } su cinque.

# Rifiuti di mosse
SHI-04 =
    .players = Shinobi è per { $fewest }–{ $most } giocatori, non per { $players }.
    .hint = Scegli un numero da { $fewest } a { $most }.
SHI-20 =
    .own = Il primo ordine va eseguito in un’altra provincia, non nella tua.
    .hand = Non hai in mano nessuna carta { $clan } da schierare.
    .sequence = È il momento del primo ordine: schiera una carta esercito, o colpisci con un ninja.
SHI-21 =
    .own = Un ninja colpisce in un’altra provincia, non nella tua.
    .hand = Non hai in mano nessun ninja con cui colpire.
    .discards = Ci sono più ninja scartati che carte da loro colpite.
SHI-22 =
    .column = A un ninja serve una colonna da colpire: nella provincia { $province } non c’è { $clan }.
SHI-23 =
    .hand = Non hai in mano nessuna carta { $clan } da insediare.
    .sequence = È il momento del secondo ordine: insedia una carta nella tua provincia, o spostane una che si trova in un’altra.
SHI-24 =
    .own = Dalla tua provincia non esce nessuna carta.
    .same = Uno spostamento deve portare altrove: la carta è già nella provincia { $province }.
    .column = Nella provincia { $source } non c’è { $clan } da spostare.
SHI-26 =
    .attack = Se un attacco è possibile devi attaccare: { $attacks ->
        [one] c’è { $attacks } attacco possibile
       *[other] ci sono { $attacks } attacchi possibili
    }.
    .sequence = È il momento del terzo ordine: attacca, o termina il turno se non si può attaccare niente.
SHI-27 =
    .own = Il bersaglio dev’essere in un’altra provincia, non nella tua.
    .clan = Un clan non attacca sé stesso: { $clan } non può attaccare { $target }.
    .column = Nella provincia { $province } non c’è { $target } da attaccare.
    .strength = Il bersaglio dev’essere più piccolo: { $target } ha { $defender ->
        [one] { $defender } carta
       *[other] { $defender } carte
    } nella provincia { $province }, la tua colonna { $clan } ne ha { $attacker }.
SHI-28 =
    .protected = La colonna { $target } nella provincia { $province } è protetta in questo turno: le è arrivata una carta, o l’ha colpita un ninja.
    .early = Una colonna è protetta dal primo ordine in poi, e nessuna prima.
    .many = Ci sono più colonne protette che ordini dati.
    .own = Il primo ordine non protegge nessuna colonna della propria provincia.
SHI-29 =
    .vacated = La colonna { $target } nella provincia { $province } è protetta in questo turno: una carta l’ha appena lasciata.
    .early = Una colonna viene lasciata solo da uno spostamento di questo turno, e solo con l’opzione.
    .own = Dalla propria provincia non esce nessuna carta.

# Rifiuti di posizioni
SHI-02 =
    .cards = Devono esserci { $needed } carte { $kind }, non { $found }.
SHI-10 =
    .loyalty = Ogni posto serve uno dei cinque clan, e nessun clan è servito due volte.
SHI-12 =
    .actors = Gioca un posto alla volta.
SHI-13 =
    .deeds = Ciò che i posti hanno fatto per { $clan } non corrisponde alle sue carte sul tavolo.
SHI-30 =
    .hand = Il posto { $seat } non può avere { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    } in mano adesso: { $fewest ->
        [0] al massimo { $most }
       *[other] da { $fewest } a { $most }
    }.
SHI-40 =
    .last = Qualcuno ha pescato l’ultima carta se e solo se il mazzo è vuoto.
    .turn = Chi ha pescato l’ultima carta non gioca più.
    .over = La partita finisce solo dopo l’ultimo giro.
SHI-41 =
    .early = Non ci sono punteggi prima della fine.
    .result = I punteggi non sono quelli del tavolo.

## Shitennō

# Componenti
samurai = Samurai
bushi = Bushi
sohei = Sōhei
shinobi = Shinobi
exchange = Scambio
plus = +1
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

# Come si dicono le variabili degli eventi: carte e mezzi di pagamento per numero, poi le tessere.
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
    [0] { exchange }
    [1] { plus }
   *[2] Pesca
}
shitenno-figure-hierarchy = { $value ->
    [0] { daimyo }
    [1] { shomyo }
    [2] { sensei }
   *[3] { hatamoto }
}
shitenno-figure-rest = { shitenno-figure-hierarchy }
shitenno-figure-titles = { $me ->
    [yes] tu sei
   *[no] { $name } è
} { shitenno-figure-hierarchy }
shitenno-figure-scores = { $me ->
    [yes] tu
   *[no] { $name }
} { $value }
shitenno-figure-tairo = { $me ->
    [yes] tu sei
   *[no] { $name } è
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

# Che cosa si chiede
shitenno-prompt = { $asked ->
    [offer] Sei il Tairō: aggiungi carte a un lotto, poi proponilo con un titolo.
    [split] Sei il Tairō: aggiungi carte a un lotto, il resto è l’altro. Poi dividi, con un titolo per ciascuno.
    [answer] Accetta il lotto, o rifiutalo.
    [choose] Scegli uno dei due lotti.
    [pay] { $only ->
        [place] Conferma: metti il kamon.
       *[several] Componi il pagamento, o rinuncia; mettere il kamon lo conferma.
    }
   *[turn] { $only ->
        [done] Quest’anno non resta niente da fare. Premi Invio per terminare il turno.
       *[several] Scegli una provincia, usa una tessera o il tuo titolo, o termina il turno.
    }
}

# Che cosa è successo
# Le carte di un lotto, che può anche essere vuoto.
lot-cards = { $cards ->
    [niente] nessuna carta
   *[other] { $cards }
}
lot-others = { $others ->
    [niente] nessuna carta
   *[other] { $others }
}
shitenno-start = I titoli sono distribuiti: { $titles }.
    .then = i titoli sono distribuiti: { $titles }
shitenno-drawn = { doer } pescato { $card }.
    .then = { has } pescato { $card }
shitenno-year = Giro { $round }: { $tairo } il Tairō. Sul tavolo: { $cards }.
    .then = giro { $round }, { $tairo } il Tairō: { $cards }
shitenno-reshuffle = Le truppe scartate formano un nuovo mazzo di { $pile ->
    [one] { $pile } carta
   *[other] { $pile } carte
}.
    .then = le truppe scartate formano un nuovo mazzo
shitenno-add = { doer } aggiunto { $card } al lotto.
    .then = { "" }
    .help = Aggiungi { $card } al lotto che stai componendo; nessuno lo vede prima che tu lo proponga. (STN-32)
    .say = aggiungi { $card } al lotto
shitenno-remove = { doer } tolto { $card } dal lotto.
    .then = { "" }
    .help = Togli { $card } dal lotto. (STN-32)
    .say = togli { $card } dal lotto
shitenno-offer = { doer } proposto un lotto con la tessera { $hierarchy }: { lot-cards }.
    .then = { has } proposto un lotto con la tessera { $hierarchy }: { lot-cards }
    .help = Proponi il lotto che hai composto, con la tessera { $hierarchy }, a chi è ancora senza: uno alla volta. (STN-32)
    .say = proponi il lotto con la tessera { $hierarchy }
shitenno-accept = { $seat-me ->
    [yes] L’hai
   *[no] { $seat } l’ha
} accettato.
    .then = { has } accettato
    .help = Le carte del lotto entrano nella tua mano, e la sua tessera sarà il tuo titolo. (STN-33)
    .say = accetta il lotto
shitenno-refuse = { $seat-me ->
    [yes] L’hai
   *[no] { $seat } l’ha
} rifiutato.
    .then = { has } rifiutato
    .help = Lasci il lotto al prossimo; te ne saranno proposti altri. (STN-32)
    .say = rifiuta il lotto
shitenno-keep = Nessuno lo voleva: il lotto { $seat-me ->
    [yes] resta a te
   *[no] resta a { $seat }
}. Ora { $tairo } il Tairō.
    .then = { has } tenuto il lotto che nessuno voleva
shitenno-split = { doer } formato due lotti: { lot-cards } con la tessera { $hierarchy }, e { lot-others } con la tessera { $rest }.
    .then = { has } formato due lotti: { lot-cards } con la tessera { $hierarchy }, { lot-others } con la tessera { $rest }
    .help = Ciò che hai composto è un lotto, con la tessera { $hierarchy }; tutte le altre carte sono il secondo, con la tessera { $rest }. Sceglie l’altro. (STN-35)
    .say = dividi con { $hierarchy } per il lotto e { $rest } per il resto
shitenno-choose = { doer } scelto il lotto con la tessera { $hierarchy }.
    .then = { has } scelto il lotto con la tessera { $hierarchy }
    .help = Prendi il lotto con la tessera { $hierarchy }, e il Tairō prende l’altro. (STN-35)
    .say = prendi il lotto con la tessera { $hierarchy }
shitenno-titled = I nuovi titoli: { $titles }.
    .then = i nuovi titoli: { $titles }
shitenno-claim = { doer } cominciato a pagare per la provincia { $province }.
    .then = { "" }
    .help = Cominci un pagamento per la prossima posizione nella provincia { $province }; puoi rinunciare finché non metti il kamon. (STN-41)
    .say = scegli { $province }
shitenno-spend = { doer } messo { $part } nel pagamento.
    .then = { "" }
    .help = Metti { $part } nel pagamento. (STN-43)
    .say = spendi { $part }
shitenno-withdraw = { doer } rinunciato al pagamento.
    .then = { "" }
    .help = Riprendi tutto in mano. (STN-43)
    .say = rinuncia al pagamento
shitenno-place = { doer } preso una posizione nella provincia { $province } con { $paid }, per { $favour } punti di favore.
    .seen = { doer } preso una posizione nella provincia { $province } con { $paid }, per { $favour } punti di favore, e vinto una tessera { $tile }.
    .then = { has } preso una posizione ({ $province }) con { $paid }, per { $favour } punti di favore
    .then-seen = { has } preso una posizione ({ $province }) con { $paid }, per { $favour } punti di favore e una tessera { $tile }
    .help = Paghi con ciò che hai messo, e il tuo kamon va sulla posizione libera più a sinistra. (STN-43)
    .say = metti il kamon
shitenno-draw = { doer } usato una tessera Pesca.
    .then = { has } usato una tessera Pesca
    .help = Usi una tessera Pesca e prendi una carta Truppa dal mazzo. Non si può annullare. (STN-53)
    .say = pesca una carta con una tessera Pesca
shitenno-turn = { doer } girato sul lato dorato un kamon nella provincia { $province }.
    .then = { has } girato sul lato dorato un kamon ({ $province })
    .help = Giri sul lato dorato uno dei tuoi kamon nella provincia { $province }: conta come due, e il tuo turno è finito. (STN-56)
    .say = gira un kamon nella provincia { $province }
shitenno-done = { doer } terminato il { $seat-me ->
    [yes] tuo
   *[no] proprio
} turno.
    .then = { has } terminato il turno
    .help = Il tuo turno è finito; tocca al titolo seguente. (STN-40)
    .say = termina il turno
shitenno-end = La partita è finita. Punti di favore: { $scores }.
    .then = punti di favore: { $scores }

# Il tavolo nel terminale
shitenno-see-round = Giro { $round }
shitenno-see-piles = mazzo Truppe { $troops }, scarti { $discards }, mazzo Koku { $koku }
shitenno-see-hand = Mano
shitenno-see-table = Da dividere
shitenno-see-lot = Lotto
shitenno-see-rest-lot = Il resto
shitenno-see-none = nessuna carta
shitenno-see-paying = Pagamento per { $province }
shitenno-see-troops = truppe
shitenno-see-koku = koku
shitenno-see-kamon = kamon
shitenno-see-favour = punti
shitenno-see-full = pieno
shitenno-see-tile-left = tessere rimaste
shitenno-see-line = { $rank }. { $name }: { $total }
shitenno-see-line-track = { $favour } sul percorso
shitenno-see-line-koku = { $koku } koku in mano (STN-62)
shitenno-see-line-exchanged = { $troops ->
    [one] { $troops } truppa scambiata
   *[other] { $troops } truppe scambiate
} (STN-62)
shitenno-see-line-plus = { $tiles } per le tessere +1 (STN-62)
shitenno-see-line-majority = { $favour } per { $provinces } (STN-63)
shitenno-see-tie = Parità a { $score }: il titolo più alto è davanti. (STN-64)

# Shitennō in forma di testo
shitenno-text-provinces = Province con le posizioni { $values }
shitenno-text-province = nome
shitenno-text-position = posizione { $value }
shitenno-text-golden = { $name } (dorato)
shitenno-text-price = prezzo
shitenno-text-cost = { $troops } o { $koku } koku
shitenno-text-gain = punti per te
shitenno-text-leader = maggioranza
shitenno-text-leftmost = { $leader } (più a sinistra)
shitenno-text-tiles = tessere
shitenno-text-player = giocatore
shitenno-text-title = titolo
shitenno-text-next = { $title } (poi { $next })
shitenno-text-known = carte conosciute
shitenno-text-pile = mazzo
shitenno-text-count = carte
shitenno-text-troops = Mazzo Truppe
shitenno-text-discards = Truppe scartate
shitenno-text-koku = Mazzo Koku
shitenno-text-lots = I lotti
shitenno-text-lot = Lotto con la tessera { $title }
shitenno-text-hand = In mano: { $cards }.
shitenno-text-own-title = Il tuo titolo: { $title }.
shitenno-text-own-tiles = Le tue tessere: { $tiles }.
shitenno-text-putting = Lotto finora: { $cards }. Il resto: { $rest }.
shitenno-text-paying = Stai pagando per { $province } ({ $price }). Pagamento finora: { $cards }.
shitenno-text-offered = Proposto con la tessera { $title }: { $cards }.
shitenno-compound-claim =
    .form = scegli Kansai 1: paga nel primo modo che «b Kansai» elenca e mette il kamon; scegli Kansai bushi, 1 koku: paga con questi
shitenno-compound-offer =
    .form = proponi bushi, 1 koku | Shōmyō: mette queste carte nel lotto e lo propone con questo titolo
shitenno-compound-split =
    .form = dividi bushi, 1 koku | Shōmyō Hatamoto: le carte del primo lotto, poi i titoli di entrambi

# Rifiuti di mosse
STN-08 =
    .players = Shitennō è per { $fewest }–{ $most } giocatori, non per { $players }.
    .hint = Scegli un numero da { $fewest } a { $most }.
    .kamon = Il posto { $seat } deve avere tanti kamon quanti ne vuole il numero di giocatori, non { $found }.
STN-32 =
    .sequence = Ora il Tairō compone un lotto: aggiungi carte, e proponilo con un titolo.
    .answer = È stato proposto un lotto: accettalo o rifiutalo.
    .card = Non resta nessuna carta { $card } da aggiungere: sul tavolo { $open }, di cui nel lotto { $lot }.
    .lot = Nel lotto non c’è nessuna carta { $card } da togliere.
    .often = Basta così: hai già tolto { $most } carte da questo lotto.
    .tile = La tessera { $hierarchy } non c’è più. Restano: { $tiles }.
    .three = Due lotti si formano solo quando due giocatori sono senza: ora sono { $players }. Proponi un solo lotto.
    .outside = Nel lotto ci sono più carte { $card } che sul tavolo.
    .offers = Ora non { $offers ->
        [one] può essere proposto { $offers } lotto
       *[other] possono essere proposti { $offers } lotti
    }.
    .actor = Il Tairō divide, gli altri rispondono.
    .sent = Non si compone niente mentre viene proposto un lotto.
STN-35 =
    .sequence = Ora il Tairō forma due lotti: aggiungi carte a uno, e dividi con un titolo per ciascuno.
    .choice = Due lotti sono sul tavolo: scegline uno.
    .two = Senza lotto restate in { $players }: non proporne uno solo, dividi tutto in due lotti.
    .same = Ogni lotto ha la sua tessera: non { $hierarchy } due volte.
    .tile = Entrambe le tessere devono essere disponibili. Restano: { $tiles }.
    .lots = Nessun lotto ha la tessera { $hierarchy }. Scegli tra: { $tiles }.
    .fewer = Con { $players } senza lotto non resta niente da dividere.
    .all = Tutte le carte devono essere in una mano o in uno dei due lotti.
    .order = Di due lotti, si scrive per primo quello con la tessera più alta.
STN-40 =
    .two = Non più di { $most } kamon all’anno.
    .kamon = Non hai più kamon da mettere.
    .sequence = È l’anno dispari: scegli una provincia, usa una tessera o il tuo titolo, o termina il turno.
    .actors = Decide un posto alla volta.
    .early = I kamon si mettono solo nell’anno dispari.
    .placed = In questo turno non possono essere stati messi { $placed } kamon: sul tabellone ce ne sono { $board }.
STN-41 =
    .full = Tutte le { $positions } posizioni nella provincia { $province } sono prese.
    .price = Non puoi pagare per { $province }: servono { $troops }, oppure { $koku } koku.
    .left = I kamon nella provincia { $province } devono stare uno accanto all’altro da sinistra.
    .claimed = Stai già pagando per questa provincia.
STN-43 =
    .begun = C’è un pagamento in corso: completalo e metti il kamon, o rinuncia.
    .none = Non c’è nessun pagamento in corso: prima scegli una provincia.
    .hand = Non hai altro da mettere ({ $part }): in tutto { $held }, già nel pagamento { $spent }.
    .part = Con { $part } non sarebbe più un pagamento: servono { $troops } o { $koku } koku, e niente di superfluo.
    .short = Non basta ancora: servono { $troops } o { $koku } koku.
    .often = Hai già rinunciato a { $most } pagamenti: completa questo.
    .early = Nell’anno pari non si paga niente.
    .nowhere = È stato messo qualcosa, ma per nessuna provincia.
    .held = È stato messo più di quanto il posto possieda.
    .spend = Ciò che è stato messo non può diventare un pagamento.
    .over = Dopo la fine non si paga più niente.
STN-53 =
    .paying = Non nel mezzo di un pagamento: prima metti il kamon o rinuncia.
    .tile = Non hai tessere Pesca.
    .pile = Non c’è nessuna carta Truppa da pescare, né nel mazzo né negli scarti.
    .drawn = { $taken } carte sono state prese senza vederle, ma devono essere { $drawn }.
STN-56 =
    .title = Solo il Sensei gira i kamon; tu sei { $title }.
    .kamon = Non hai kamon sul lato semplice da girare nella provincia { $province }.
    .golden = Una posizione senza kamon non può essere dorata.
STN-57 =
    .title = Solo lo Hatamoto sostituisce una truppa; tu sei { $title }.
    .turn = In questo turno lo Hatamoto ha già sostituito una truppa.
    .stood = Solo lo Hatamoto può aver sostituito una truppa.
    .early = Lo Hatamoto non può aver sostituito niente prima che un kamon sia messo.

# Rifiuti di posizioni
STN-02 =
    .cards = Devono esserci { $needed } carte semplici { $card }, non { $found }.
STN-03 =
    .cards = Deve esserci una carta doppia { $card }, non { $found }.
STN-04 =
    .cards = Devono esserci { $needed } carte { $card }, non { $found }.
STN-05 =
    .tiles = Devono esserci due tessere bonus di ogni tipo, non { $found } del tipo { $tile }.
STN-06 =
    .titles = Nessun titolo può essere di due posti.
STN-22 =
    .hands = Le prime due carte vanno a ogni posto, a turno.
    .pile = Il posto { $seat } ha preso una carta da un mazzo che allora non c’era.
STN-23 =
    .hand = Il posto { $seat } non può avere tante carte { $card }: non è ciò che dicono le carte note e il diario.
    .shown = Il posto { $seat } ha mostrato una carta { $card } che non ha mai preso.
STN-30 =
    .koku = Al giro { $round } non possono essere stati pescati { $drawn } koku.
    .tiles = Le quattro tessere di gerarchia sono nei lotti o disponibili nell’anno pari, e da parte in quello dispari.
    .tairo = Nell’anno dispari non c’è il Tairō.
STN-33 =
    .actor = A chi ha un lotto non si chiede più niente quest’anno.
STN-34 =
    .tairo = Il Tairō è il più alto tra chi è senza lotto.
STN-37 =
    .titles = Nessuna tessera può essere in due lotti.
    .tiles = Una tessera che è in un lotto non può essere disponibile.
    .earned = Nell’anno dispari le tessere sono diventate titoli.
STN-44 =
    .favour = Il posto { $seat } non può avere { $favour } punti di favore con posizioni che valgono { $positions }.
STN-45 =
    .tiles = Sono state vinte { $won } tessere { $bonus }, ma { $found } sono in gioco o usate.
STN-60 =
    .over = La partita continua finché qualcuno non resta senza kamon o il mazzo Koku non si esaurisce, e non oltre.
STN-64 =
    .early = Non ci sono punteggi prima della fine.
    .result = I punteggi non sono quelli del tavolo.

## La pagina: suggerimenti, sala d’attesa, repliche

shinobi-hint-deploy = Schiera { $clan } { $province }
shinobi-hint-strike = Colpisci { $clan } { $province } con il ninja
shinobi-hint-settle = Insedia { $clan } nella tua provincia
shinobi-hint-march = Sposta { $clan } { $source } { $province }
shinobi-hint-attack = Attacca { $target } { $province } con { $clan }
shinobi-hint-rest = Termina il turno
page-fill-bots = Completa con i bot
page-all-open = tutte le mani scoperte
page-run = Avvia
page-halt = Ferma

## Senji

# Componenti
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
# I colori nominano famiglie: «la gialla». Carte, dadi e mazzi li hanno al maschile, qui sotto.
yellow = gialla
blue = blu
black = nera
red = rossa
green = verde
purple = viola
sun = sole
animal = animale
tanzaku = tanzaku
plain = semplice

# Come si dicono le variabili degli eventi.
senji-figure-card = { $value ->
    [0] membro giallo 1
    [1] membro giallo 2
    [2] membro giallo 3
    [3] membro giallo 4
    [4] sostegno giallo 1
    [5] sostegno giallo 2
    [6] sostegno giallo 3
    [7] sostegno giallo 4
    [8] commercio giallo 1
    [9] commercio giallo 2
    [10] commercio giallo 3
    [11] commercio giallo 4
    [12] bluff giallo
    [13] membro blu 1
    [14] membro blu 2
    [15] membro blu 3
    [16] membro blu 4
    [17] sostegno blu 1
    [18] sostegno blu 2
    [19] sostegno blu 3
    [20] sostegno blu 4
    [21] commercio blu 1
    [22] commercio blu 2
    [23] commercio blu 3
    [24] commercio blu 4
    [25] bluff blu
    [26] membro nero 1
    [27] membro nero 2
    [28] membro nero 3
    [29] membro nero 4
    [30] sostegno nero 1
    [31] sostegno nero 2
    [32] sostegno nero 3
    [33] sostegno nero 4
    [34] commercio nero 1
    [35] commercio nero 2
    [36] commercio nero 3
    [37] commercio nero 4
    [38] bluff nero
    [39] membro rosso 1
    [40] membro rosso 2
    [41] membro rosso 3
    [42] membro rosso 4
    [43] sostegno rosso 1
    [44] sostegno rosso 2
    [45] sostegno rosso 3
    [46] sostegno rosso 4
    [47] commercio rosso 1
    [48] commercio rosso 2
    [49] commercio rosso 3
    [50] commercio rosso 4
    [51] bluff rosso
    [52] membro verde 1
    [53] membro verde 2
    [54] membro verde 3
    [55] membro verde 4
    [56] sostegno verde 1
    [57] sostegno verde 2
    [58] sostegno verde 3
    [59] sostegno verde 4
    [60] commercio verde 1
    [61] commercio verde 2
    [62] commercio verde 3
    [63] commercio verde 4
    [64] bluff verde
    [65] membro viola 1
    [66] membro viola 2
    [67] membro viola 3
    [68] membro viola 4
    [69] sostegno viola 1
    [70] sostegno viola 2
    [71] sostegno viola 3
    [72] sostegno viola 4
    [73] commercio viola 1
    [74] commercio viola 2
    [75] commercio viola 3
    [76] commercio viola 4
    [77] bluff viola
   *[other] niente
}
senji-figure-given = { senji-figure-card }
senji-figure-paid = { senji-figure-card }
senji-figure-returned = { senji-figure-card }
senji-figure-left = { senji-figure-card }
senji-figure-stake = { senji-figure-card }
senji-figure-played = { senji-figure-card }
senji-figure-attack_card = { $value ->
    [-1] nessuna carta
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
    [peace-broken] la pace (promessa infranta)
    [spare-broken] di risparmiare { $province } (promessa infranta)
    [strike-kept] di attaccare { $province } (promessa mantenuta)
   *[other] clemenza (promessa infranta)
}
senji-figure-kept = { $value ->
    [yes] yes
    [no] no
   *[other] { senji-figure-samurai } ({ $me ->
        [yes] tu
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
    [18] il mare settentrionale
   *[other] il mare meridionale
}
senji-figure-sea = { $value ->
    [0] mare settentrionale
   *[other] mare meridionale
}
senji-figure-way = { $value ->
    [0] verso { MUT }
    [1] verso { DEW }
    [2] verso { HIT }
    [3] verso { ECH }
    [4] verso { MUS }
    [5] verso { SUR }
    [6] verso { KAG }
    [7] verso { SHI }
    [8] verso { OWA }
    [9] verso { YAM }
    [10] verso { IZM }
    [11] verso { AKI }
    [12] verso { KII }
    [13] verso { SAN }
    [14] verso { TOS }
    [15] verso { CHI }
    [16] verso { BUN }
    [17] verso { SAT }
    [18] verso il mare settentrionale
    [19] verso il mare meridionale
    [20] per il mare settentrionale verso { MUT }
    [21] per il mare settentrionale verso { DEW }
    [22] per il mare settentrionale verso { HIT }
    [23] per il mare settentrionale verso { ECH }
    [24] per il mare settentrionale verso { MUS }
    [25] per il mare settentrionale verso { SUR }
    [26] per il mare settentrionale verso { KAG }
    [27] per il mare settentrionale verso { SHI }
    [28] per il mare settentrionale verso { OWA }
    [29] per il mare settentrionale verso { YAM }
    [30] per il mare settentrionale verso { IZM }
    [31] per il mare settentrionale verso { AKI }
    [32] per il mare settentrionale verso { KII }
    [33] per il mare settentrionale verso { SAN }
    [34] per il mare settentrionale verso { TOS }
    [35] per il mare settentrionale verso { CHI }
    [36] per il mare settentrionale verso { BUN }
    [37] per il mare settentrionale verso { SAT }
    [38] per il mare meridionale verso { MUT }
    [39] per il mare meridionale verso { DEW }
    [40] per il mare meridionale verso { HIT }
    [41] per il mare meridionale verso { ECH }
    [42] per il mare meridionale verso { MUS }
    [43] per il mare meridionale verso { SUR }
    [44] per il mare meridionale verso { KAG }
    [45] per il mare meridionale verso { SHI }
    [46] per il mare meridionale verso { OWA }
    [47] per il mare meridionale verso { YAM }
    [48] per il mare meridionale verso { IZM }
    [49] per il mare meridionale verso { AKI }
    [50] per il mare meridionale verso { KII }
    [51] per il mare meridionale verso { SAN }
    [52] per il mare meridionale verso { TOS }
    [53] per il mare meridionale verso { CHI }
    [54] per il mare meridionale verso { BUN }
   *[other] per il mare meridionale verso { SAT }
}
senji-figure-piece = { $value ->
    [0] unità
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
    [0] produzione
    [1] reclutamento
   *[other] spostamento
}
senji-figure-flower = { $value ->
    [0] un sole
    [1] un animale
    [2] un tanzaku
   *[other] una carta semplice
}
senji-figure-missing = { senji-figure-flower }
senji-figure-drawn = { senji-figure-flower }
senji-figure-flowers = { senji-figure-flower }
senji-figure-lot = { $value ->
    [0] lotto giallo 1
    [1] lotto giallo 2
    [2] lotto blu 1
    [3] lotto blu 2
    [4] lotto nero 1
   *[other] lotto nero 2
}
senji-figure-family = { $value ->
    [0] giallo
    [1] blu
    [2] nero
    [3] rosso
    [4] verde
   *[other] viola
}
senji-figure-faces = { senji-figure-family }
senji-figure-deck = { senji-figure-family }
senji-figure-pledge = { $value ->
    [0] la pace
    [1] di risparmiare { $province }
    [2] di attaccare { $province }
   *[other] clemenza
}
senji-figure-combo = { $value ->
    [0] quattro soli
    [1] quattro animali
    [2] cinque carte semplici
    [3] una carta di ogni tipo
   *[other] cinque tanzaku
}
senji-figure-to = { $me ->
    [yes] te
   *[no] { $name }
}
senji-figure-defender = { senji-figure-to }
senji-figure-winner = { senji-figure-to }
senji-figure-attacker = { senji-figure-to }
senji-figure-victim = { senji-figure-to }
senji-figure-loser = { senji-figure-to }
senji-figure-with = { senji-figure-to }
senji-figure-seats = { senji-figure-to }
senji-figure-partner = { $value ->
    [none] in cima al mazzo
   *[other] { $me ->
        [yes] tra i tuoi
       *[no] tra quelli di { $name }
    }
}
senji-figure-honours = { $me ->
    [yes] tu
   *[no] { $name }
} { $value }
senji-figure-bids = { $value }
senji-figure-wants = { $value ->
    [96] una carta qualsiasi
   *[other] { senji-figure-wanted }
}
senji-figure-wanted = { $value ->
    [0] membro giallo 1
    [1] membro giallo 2
    [2] membro giallo 3
    [3] membro giallo 4
    [4] sostegno giallo 1
    [5] sostegno giallo 2
    [6] sostegno giallo 3
    [7] sostegno giallo 4
    [8] commercio giallo 1
    [9] commercio giallo 2
    [10] commercio giallo 3
    [11] commercio giallo 4
    [12] bluff giallo
    [13] membro blu 1
    [14] membro blu 2
    [15] membro blu 3
    [16] membro blu 4
    [17] sostegno blu 1
    [18] sostegno blu 2
    [19] sostegno blu 3
    [20] sostegno blu 4
    [21] commercio blu 1
    [22] commercio blu 2
    [23] commercio blu 3
    [24] commercio blu 4
    [25] bluff blu
    [26] membro nero 1
    [27] membro nero 2
    [28] membro nero 3
    [29] membro nero 4
    [30] sostegno nero 1
    [31] sostegno nero 2
    [32] sostegno nero 3
    [33] sostegno nero 4
    [34] commercio nero 1
    [35] commercio nero 2
    [36] commercio nero 3
    [37] commercio nero 4
    [38] bluff nero
    [39] membro rosso 1
    [40] membro rosso 2
    [41] membro rosso 3
    [42] membro rosso 4
    [43] sostegno rosso 1
    [44] sostegno rosso 2
    [45] sostegno rosso 3
    [46] sostegno rosso 4
    [47] commercio rosso 1
    [48] commercio rosso 2
    [49] commercio rosso 3
    [50] commercio rosso 4
    [51] bluff rosso
    [52] membro verde 1
    [53] membro verde 2
    [54] membro verde 3
    [55] membro verde 4
    [56] sostegno verde 1
    [57] sostegno verde 2
    [58] sostegno verde 3
    [59] sostegno verde 4
    [60] commercio verde 1
    [61] commercio verde 2
    [62] commercio verde 3
    [63] commercio verde 4
    [64] bluff verde
    [65] membro viola 1
    [66] membro viola 2
    [67] membro viola 3
    [68] membro viola 4
    [69] sostegno viola 1
    [70] sostegno viola 2
    [71] sostegno viola 3
    [72] sostegno viola 4
    [73] commercio viola 1
    [74] commercio viola 2
    [75] commercio viola 3
    [76] commercio viola 4
    [77] bluff viola
    [78] un membro giallo
    [79] un sostegno giallo
    [80] un commercio giallo
    [81] un membro blu
    [82] un sostegno blu
    [83] un commercio blu
    [84] un membro nero
    [85] un sostegno nero
    [86] un commercio nero
    [87] un membro rosso
    [88] un sostegno rosso
    [89] un commercio rosso
    [90] un membro verde
    [91] un sostegno verde
    [92] un commercio verde
    [93] un membro viola
    [94] un sostegno viola
    [95] un commercio viola
   *[other] una carta qualsiasi
}
# I nomi nelle mosse che si digitano: una carta della propria famiglia, un tipo di carta, una promessa.
senji-figure-slot = { $value ->
    [0] membro 1
    [1] membro 2
    [2] membro 3
    [3] membro 4
    [4] sostegno 1
    [5] sostegno 2
    [6] sostegno 3
    [7] sostegno 4
    [8] commercio 1
    [9] commercio 2
    [10] commercio 3
    [11] commercio 4
   *[other] bluff
}
senji-figure-kind = { $value ->
    [0] membro giallo
    [1] sostegno giallo
    [2] commercio giallo
    [3] membro blu
    [4] sostegno blu
    [5] commercio blu
    [6] membro nero
    [7] sostegno nero
    [8] commercio nero
    [9] membro rosso
    [10] sostegno rosso
    [11] commercio rosso
    [12] membro verde
    [13] sostegno verde
    [14] commercio verde
    [15] membro viola
    [16] sostegno viola
    [17] commercio viola
   *[other] una carta qualsiasi
}
senji-figure-promise = { $value ->
    [0] pace
    [1] risparmiare
    [2] attaccare
   *[other] clemenza
}
senji-figure-led = { $value ->
    [0] senza il samurai
    [no] senza il samurai
   *[other] con il samurai
}

# Che cosa si chiede
senji-prompt = { $phase ->
    [choosing] Tieni uno dei tre samurai.
    [calling] Chiama una provincia: chi la possiede vi mette una fortezza, e ciò che vuole.
    [posting] Quante unità vi metti, e il tuo samurai è con loro?
    [hosting] Parità in testa: chi ospita l’Imperatore quest’anno?
    [bidding] Metti in segreto carte della tua famiglia sotto i lotti, poi di’ che hai finito.
    [winter] Inverno: offri, rispondi, prometti, e finisci quando hai detto tutto.
    [ordering] Primavera: un ordine in ognuna delle tue province, poi di’ che hai finito.
    [spying] Fūma può guardare un ordine.
    [shifting] Puoi cambiare uno dei tuoi ordini.
    [summer] Estate: ospiti l’Imperatore. Che cosa chiami ora?
    [moving] Spostamento: metti in viaggio i pezzi, poi parti.
    [drowning] Il mare vuole la sua parte: chi annega?
    [queuing] Quale battaglia si combatte ora?
    [silencing] Kojirō può zittire un samurai.
    [rerolling] Genba può rilanciare dei dadi.
    [supporting] Una carta sostegno, un bluff, o niente?
    [hostage] Hai perso. Giustizi un ostaggio?
    [retreating] Dove si ritira Tadakatsu?
    [autumn] Autunno: quale famiglia chiami ora?
    [trading] Autunno: commercia, fai punti, recluta, rivela; poi finisci.
    [showing] Mostra ancora uno dei tuoi hanafuda.
    [picking] Prendi una delle carte mostrate.
    [keeping] Tieni uno dei samurai.
    [placing] Dove metti il samurai?
   *[swapping] Umeko: quale carta dai?
}

# Che cosa è successo
# L’offerta di qualcuno: «la tua offerta», «l’offerta di Ann».
their-offer = { $seat-me ->
    [yes] la tua offerta
   *[no] l’offerta di { $seat }
}
the-seat = { $seat-me ->
    [yes] te
   *[no] { $seat }
}
for-seat = per { the-seat }
had = { $seat-me ->
    [yes] Avevi
   *[no] { $seat } aveva
}
covered-cards = { $covered ->
    [one] { $covered } carta coperta
   *[other] { $covered } carte coperte
}
# Che cosa dà un’offerta, e per che cosa.
offered = { $open }{ $covered ->
    [0] { "" }
   *[other] , più { covered-cards }
}
in-return = { $wants ->
    [niente] in dono
   *[other] in cambio di { $wants }
}
taker = { $to-me ->
    [yes] Hai
   *[no] { $to } ha
}
taker-then = { $to-me ->
    [yes] hai
   *[no] { $to } ha
}
# Chi fa qualcosa verso un altro: «Ann ti ha», «Hai»; e a chi, se non è chi legge: « a Bo».
to-doer = { $to-me ->
    [yes] { $seat } ti ha
   *[no] { doer }
}
to-has = { $to-me ->
    [yes] ti ha
   *[no] { has }
}
to-whom = { $to-me ->
    [yes] { "" }
   *[no] { " " }a { $to }
}
# I samurai di una battaglia, dopo le unità: « e Oda», o niente.
with-attackers = { $attackers ->
    [niente] { "" }
    [Ekei] { " " }ed { $attackers }
   *[other] { " " }e { $attackers }
}
with-defenders = { $defenders ->
    [niente] { "" }
    [Ekei] { " " }ed { $defenders }
   *[other] { " " }e { $defenders }
}
post-with = { $units ->
    [0] con { $samurai }, senza unità
   *[other] con { $units } unità { $samurai ->
        [Ekei] ed { $samurai }
       *[other] e { $samurai }
    }
}
senji-start = Le carte sono distribuite.
    .then = Le carte sono distribuite
senji-samurai_drawn = I samurai tra cui scegli: { $choice }.
    .then = I samurai tra cui scegli: { $choice }
senji-keep = { doer } tenuto { $samurai }.
    .then = { has } tenuto { $samurai }
    .help = Tieni { $samurai } e guadagni i punti onore che porta. (SEN-10, SEN-83)
    .say = tieni { $samurai }
senji-samurai_shown = I samurai sono svelati: { $kept }.
    .then = I samurai sono svelati: { $kept }
senji-caller = { $seat-me ->
    [yes] Hai più punti onore di tutti e chiami
   *[no] { $seat } ha più punti onore di tutti e chiama
} le province.
    .then = { $seat-me ->
        [yes] hai più punti onore di tutti e chiami
       *[no] ha più punti onore di tutti e chiama
    } le province
senji-call = { doer } chiamato { $province }.
    .then = { has } chiamato { $province }
    .help = Chiami { $province }: prima del primo anno viene riempita, in estate si esegue il suo ordine. (SEN-11, SEN-60)
    .say = chiama { $province }
senji-post = { doer } messo una fortezza in { $province }, { $units ->
    [0] senza unità
   *[other] con { $units } unità
}.
    .then = { has } messo una fortezza in { $province }, { $units ->
        [0] senza unità
       *[other] con { $units } unità
    }
    .help = Vi metti una fortezza e queste unità; «led» vi mette anche il tuo samurai. (SEN-11)
    .seen = { doer } messo una fortezza in { $province }, { post-with }.
    .then-seen = { has } messo una fortezza in { $province }, { post-with }
    .say = metti unità: { $units }, { $led }
senji-roll_off = Dadi per l’Imperatore, tra { $seats }: { $faces }.
    .then = Dadi per l’Imperatore, tra { $seats }: { $faces }
senji-host = Anno { $year }: { $seat-me ->
    [yes] ospiti
   *[no] { $seat } ospita
} l’Imperatore.
    .then = Anno { $year }: { $seat-me ->
        [yes] ospiti
       *[no] { $seat } ospita
    } l’Imperatore
    .help = Questa famiglia ospita l’Imperatore per l’anno, e chiama in estate e in autunno. (SEN-20)
    .say = ospita: { $seat }
senji-lot = Dal mazzo { $deck }: { $card }.
    .then = Dal mazzo { $deck }: { $card }
senji-bids_in = Tutte le puntate sono fatte.
    .then = Tutte le puntate sono fatte
senji-winter = È arrivato l’inverno: cominciano le trattative.
    .then = È arrivato l’inverno: cominciano le trattative
senji-lay = { doer } messo una carta sotto il { $lot }.
    .then = { has } messo una carta sotto il { $lot }
    .help = Metti questa carta della tua famiglia sotto il { $lot }, nella tua puntata. (SEN-31)
    .say = punta { $card } sul { $lot }
senji-lift = { doer } ripreso una carta da sotto il { $lot }.
    .then = { has } ripreso una carta da sotto il { $lot }
    .help = Riprendi questa carta da sotto il { $lot }. (SEN-31)
    .say = togli { $card } dal { $lot }
senji-ready = { doer } finito.
    .then = { has } finito
    .help = Hai fatto tutto ciò che vuoi; finché non hanno finito tutti, puoi cambiare idea. (SEN-40)
    .say = ho finito
senji-seal = { doer } finito del tutto.
    .then = { has } finito del tutto
    .help = Hai finito del tutto: non cambi più niente e non rispondi più. (SEN-40)
    .say = ho finito del tutto
senji-change = { doer } cambiato idea: non { has } ancora finito.
    .then = { has } cambiato idea
    .help = Cambi idea, e puoi agire di nuovo. (SEN-40)
    .say = cambia idea
senji-offer = { $open ->
    [niente] { $covered ->
        [0] { to-doer } chiesto in dono{ to-whom }: { $wants }
       *[other] { to-doer } fatto un’offerta{ to-whom }: { covered-cards }, { in-return }
    }
   *[other] { to-doer } fatto un’offerta{ to-whom }: { offered }, { in-return }
}.
    .then = { $open ->
        [niente] { $covered ->
            [0] { to-has } chiesto in dono{ to-whom }: { $wants }
           *[other] { to-has } fatto un’offerta{ to-whom }: { covered-cards }, { in-return }
        }
       *[other] { to-has } fatto un’offerta{ to-whom }: { offered }, { in-return }
    }
    .help = Cominci un’offerta a questo giocatore: mostra o copri ciò che dai, chiedi ciò che vuoi, poi mandala. (SEN-42)
    .say = offri a { $seat }
senji-refused = { taker } rifiutato { their-offer }.
    .then = { taker-then } rifiutato { their-offer }
senji-withdrawn = { doer } ritirato { $to-me ->
    [yes] l’offerta che ti aveva fatto
   *[no] un’offerta a { $to }
}.
    .then = { has } ritirato { $to-me ->
        [yes] l’offerta che ti aveva fatto
       *[no] un’offerta a { $to }
    }
senji-countered = { taker } risposto al{ their-offer } con una controfferta.
    .then = { taker-then } risposto al{ their-offer } con una controfferta
senji-taken = { taker } accettato { their-offer }.
    .then = { taker-then } accettato { their-offer }
senji-void = { $seat-me ->
    [yes] La tua offerta
   *[no] L’offerta di { $seat }
} a { $to } non vale più.
    .then = { their-offer } a { $to } non vale più
senji-deal = { $given ->
    [niente] { doer } ricevuto in dono da { $to } { $paid }
   *[other] { $paid ->
        [niente] { to-doer } donato{ to-whom } { $given }
       *[other] { to-doer } dato{ to-whom } { $given } in cambio di { $paid }
    }
}.
    .then = { $given ->
        [niente] { has } ricevuto in dono da { $to } { $paid }
       *[other] { $paid ->
            [niente] { to-has } donato{ to-whom } { $given }
           *[other] { to-has } dato{ to-whom } { $given } in cambio di { $paid }
        }
    }
senji-promise = { doer } promesso { $pledge }.
    .then = { has } promesso { $pledge }
    .seen = { $to-me ->
        [yes] { $seat } ti ha promesso { $pledge }
       *[no] { doer } promesso a { $to } { $pledge }
    }.
    .then-seen = { $to-me ->
        [yes] ti ha promesso { $pledge }
       *[no] { has } promesso a { $to } { $pledge }
    }
    .help = Cominci una promessa: di’ quale provincia, se ne serve una, e a chi. Non vincola nessuno. (SEN-45)
    .say = prometti: { $pledge }
senji-verdict = { had } promesso { $pledge }: { $kept ->
    [yes] promessa mantenuta
   *[no] promessa infranta
}.
    .then = { $seat-me ->
        [yes] avevi
       *[no] aveva
    } promesso { $pledge }: { $kept ->
        [yes] promessa mantenuta
       *[no] promessa infranta
    }
    .seen = { $to-me ->
        [yes] { $seat } ti aveva promesso { $pledge }
       *[no] { had } promesso a { $to } { $pledge }
    }: { $kept ->
        [yes] promessa mantenuta
       *[no] promessa infranta
    }.
    .then-seen = { $to-me ->
        [yes] ti aveva promesso { $pledge }
       *[no] { $seat-me ->
            [yes] avevi
           *[no] aveva
        } promesso a { $to } { $pledge }
    }: { $kept ->
        [yes] promessa mantenuta
       *[no] promessa infranta
    }
senji-bid = { had } puntato { $stake } su { $card }.
    .then = { $seat-me ->
        [yes] avevi
       *[no] aveva
    } puntato { $stake } su { $card }
senji-frozen = Lotto congelato: { $card }. Le puntate più alte sono pari, { $sum } ciascuna.
    .then = Lotto congelato: { $card }; le puntate più alte sono pari, { $sum } ciascuna
senji-won = { doer } vinto all’asta { $card }, pagando { $paid }.
    .then = { has } vinto all’asta { $card }, pagando { $paid }
senji-unsold = Senza puntate, e quindi sotto il mazzo { $deck }: { $left }.
    .then = Senza puntate, e quindi sotto il mazzo { $deck }: { $left }
senji-spring = Primavera: si danno gli ordini.
    .then = Primavera: si danno gli ordini
senji-order = { doer } messo un ordine di { $token } in { $province }.
    .then = { has } messo un ordine di { $token } in { $province }
    .help = Metti quest’ordine coperto in { $province }: { $token }. (SEN-50)
    .say = ordina { $token } in { $province }
senji-unorder = { doer } ripreso l’ordine in { $province }.
    .then = { has } ripreso l’ordine in { $province }
    .help = Riprendi l’ordine in { $province }. (SEN-50)
    .say = leva l’ordine in { $province }
senji-summer = Estate: gli ordini sono dati.
    .then = Estate: gli ordini sono dati
senji-spy = Fūma ha guardato { for-seat } l’ordine in { $province }.
    .seen = In { $province } c’è un ordine di { $token }.
    .then = Fūma ha guardato { for-seat } l’ordine in { $province }
    .then-seen = In { $province } c’è un ordine di { $token }
    .help = Fūma guarda solo per te l’ordine in { $province }. (SEN-07)
    .say = spia in { $province }
senji-decline = { doer } rinunciato.
    .then = { has } rinunciato
    .help = Rinunci a ciò che si chiede: potere, carta sostegno o ostaggio. (SEN-71, SEN-75)
    .say = rinuncia
senji-called = In { $province } { $seat-me ->
    [yes] avevi
   *[no] { $seat } aveva
} ordinato: { $token }.
    .then = In { $province } { $seat-me ->
        [yes] avevi
       *[no] { $seat } aveva
    } ordinato: { $token }
senji-levy = { doer } reclutato { $units } unità in { $province }.
    .then = { has } reclutato { $units } unità in { $province }
senji-fleet = { doer } chiamato una flotta nel { $sea }.
    .then = { has } chiamato una flotta nel { $sea }
    .help = Chiami questa flotta: chi la possiede muove tutto ciò che ha nel { $sea }. (SEN-67)
    .say = flotta: { $seat }, { $sea }
senji-march = { doer } messo nel piano: { $piece } { $way }.
    .then = { has } messo nel piano: { $piece } { $way }
    .help = Metti nel piano la via di un pezzo: { $piece } { $way }. Niente si muove prima che tu parta. (SEN-63)
    .say = sposta { $piece } { $way }
senji-recall = { doer } rifatto il piano.
    .then = { has } rifatto il piano
    .help = Rifai il piano dello spostamento. (SEN-63)
    .say = rifai il piano
senji-go = { doer } lasciato { $origin }.
    .then = { has } lasciato { $origin }
    .help = Il piano è completo: tutti i pezzi partono. (SEN-63)
    .say = parti
senji-moves = { doer } mandato { $count ->
    [one] { $count } ×
   *[other] { $count }
} { $piece } { $way }.
    .then = { has } mandato { $count ->
        [one] { $count } ×
       *[other] { $count }
    } { $piece } { $way }
senji-raid = { doer } fatto un raid per il { $sea }: { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
}, annegati: { $drowned }.
    .then = { has } fatto un raid per il { $sea }: { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dadi
    }, annegati: { $drowned }
senji-drown = { doer } perso in mare, al largo di { $province }: { $piece }.
    .then = { has } perso in mare, al largo di { $province }: { $piece }
    .help = Il mare prende questo pezzo del raid su { $province }: { $piece }. (SEN-66)
    .say = annega { $piece } al largo di { $province }
senji-battle = { $defender-me ->
    [yes] { $seat } ti ha attaccato
   *[no] { doer } attaccato { $defender }
} in { $province }: { $attack } unità{ with-attackers } contro { $defence }{ with-defenders }.
    .then = { $defender-me ->
        [yes] ti ha attaccato
       *[no] { has } attaccato { $defender }
    } in { $province }: { $attack } unità{ with-attackers } contro { $defence }{ with-defenders }
    .seen = { senji-battle } Promesso: { $promises }.
    .then-seen = { senji-battle.then }; promesso: { $promises }
senji-silence = Kojirō ha zittito { $samurai } { for-seat }.
    .then = Kojirō ha zittito { $samurai } { for-seat }
    .help = { $samurai } non cattura dadi e non ha poteri in questa battaglia. (SEN-07)
    .say = zittisci { $samurai }
senji-capture = Dadi catturati: { $attack } dall’attaccante, { $defence } dal difensore.
    .then = Dadi catturati: { $attack } dall’attaccante, { $defence } dal difensore
senji-roll = { doer } tirato i dadi: { $faces }.
    .then = { has } tirato i dadi: { $faces }
senji-reroll = { doer } messo da parte un dado { $family }.
    .then = { has } messo da parte un dado { $family }
    .help = Metti da parte un dado { $family }, da rilanciare. (SEN-07)
    .say = rilancia un dado { $family }
senji-rerolled = Genba ha rilanciato { for-seat }: { $faces }.
    .then = Genba ha rilanciato { for-seat }: { $faces }
senji-support = { doer } scelto { $card }.
    .then = { has } scelto { $card }
    .help = Scegli in segreto { $card } per questa battaglia. (SEN-71)
    .say = sostieni con { $card }
senji-support_shown = Sostegno: { $attack_card } per { $attacker }, { $defence_card } per { $defender }.
    .then = Sostegno: { $attack_card } per { $attacker }, { $defence_card } per { $defender }
senji-totals = Totali: { $attack } contro { $defence }.
    .then = Totali: { $attack } contro { $defence }
senji-tie = Parità: si rilanciano i dadi.
    .then = Parità: si rilanciano i dadi
senji-victory = { doer } vinto la battaglia di { $province }.
    .then = { has } vinto la battaglia di { $province }
senji-execute = { doer } giustiziato { $card } (punti onore guadagnati: { $gained }, persi da { $victim }: { $lost }).
    .then = { has } giustiziato { $card } (punti onore guadagnati: { $gained }, persi da { $victim }: { $lost })
    .seen = { senji-execute } Promesso: { $promises }.
    .then-seen = { senji-execute.then }; promesso: { $promises }
    .help = Giustizi { $card }: guadagni punti onore pari al suo valore, il vincitore ne perde il doppio. (SEN-75)
    .say = giustizia { $card }
senji-spared = { $seat-me ->
    [yes] Non hai
   *[no] { $seat } non ha
} giustiziato nessuno.
    .then = non { has } giustiziato nessuno
senji-retreat = Tadakatsu si è ritirato { for-seat } in { $province }.
    .then = Tadakatsu si è ritirato { for-seat } in { $province }
    .help = Tadakatsu si ritira in { $province } e si salva. (SEN-76)
    .say = ripiega in { $province }
senji-losses = Unità perse: { $lost } da { $loser }, { $cost } da { $winner }; punti onore per { $winner }: { $honour }.
    .then = Unità perse: { $lost } da { $loser }, { $cost } da { $winner }; punti onore per { $winner }: { $honour }
    .seen = { senji-losses } Samurai caduti: { $fallen }.
    .then-seen = { senji-losses.then }; samurai caduti: { $fallen }
senji-autumn = Autunno: si chiamano le famiglie.
    .then = Autunno: si chiamano le famiglie
senji-invite = Tocca a { the-seat }.
    .then = Tocca a { the-seat }
    .help = Chiami questa famiglia: ora è il suo autunno. (SEN-80)
    .say = invita: { $seat }
senji-done = { doer } finito l’autunno.
    .then = { has } finito l’autunno
    .help = Il tuo autunno è finito. (SEN-80)
    .say = fine dell’autunno
senji-trade = { doer } reso { $card }.
    .then = { has } reso { $card }
    .help = Rendi { $card }; la sua famiglia ti mostra tanti hanafuda quanti ne dice il valore, e ne prendi uno. (SEN-80)
    .say = restituisci { $card }
senji-shown = { doer } visto { $cards } hanafuda { $partner }.
    .seen = { doer } visto { $cards } hanafuda { $partner }: { $flowers }.
    .then = { has } visto { $cards } hanafuda { $partner }
    .then-seen = { has } visto { $cards } hanafuda { $partner }: { $flowers }
senji-present = { doer } mostrato { $flower }.
    .then = { has } mostrato { $flower }
    .help = Mostri questo hanafuda: { $flower }. (SEN-80)
    .say = presenta { $flower }
senji-picked = { $seat-me ->
    [yes] Ne hai
   *[no] { $seat } ne ha
} preso uno.
    .seen = { doer } preso { $flower }.
    .then = ne { has } preso uno
    .then-seen = { has } preso { $flower }
senji-tribute = { doer } messo { $card } nella serie.
    .then = { has } messo { $card } nella serie
    .help = Metti { $card } nella serie di famiglie che porta 10 punti onore. (SEN-81)
    .say = aggiungi { $card } alla serie
senji-tributes = { doer } reso { $returned } per 10 punti onore.
    .then = { has } reso { $returned } per 10 punti onore
senji-combine = { doer } giocato { $combo }.
    .then = { has } giocato { $combo }
    .help = Scarti { $combo } in cambio di punti onore. (SEN-82)
    .say = combina { $combo }
senji-bend = { doer } giocato { $combo }, con { $flower } al posto di { $missing }.
    .then = { has } giocato { $combo }, con { $flower } al posto di { $missing }
    .help = Ishida fa contare { $flower } come { $missing }, per { $combo }. (SEN-07)
    .say = completa { $combo } con { $flower } come { $missing }
senji-recruit = { doer } scartato tanzaku per reclutare un samurai.
    .then = { has } scartato tanzaku per reclutare un samurai
    .help = Scarti tanzaku, peschi tre samurai e ne tieni uno. (SEN-83)
    .say = recluta un samurai
senji-recruited = { doer } reclutato { $samurai }.
    .then = { has } reclutato { $samurai }
senji-settle = { doer } messo { $samurai } in { $province }.
    .then = { has } messo { $samurai } in { $province }
    .help = Il samurai va in { $province }. (SEN-83)
    .say = insedia in { $province }
senji-embark = { doer } messo { $samurai } nel { $sea }.
    .then = { has } messo { $samurai } nel { $sea }
    .help = Il samurai va nel { $sea }. (SEN-83)
    .say = imbarca nel { $sea }
senji-reveal = { doer } rivelato { $card }.
    .then = { has } rivelato { $card }
    .help = Riveli { $card } e guadagni punti onore pari al valore. (SEN-84)
    .say = rivela { $card }
senji-retake = { doer } ripreso { $card }.
    .then = { has } ripreso { $card }
    .help = Riprendi { $card } in mano, e perdi i punti onore che ti aveva dato. (SEN-84)
    .say = riprendi { $card }
senji-hire = { doer } assoldato un’unità nel { $sea }.
    .then = { has } assoldato un’unità nel { $sea }
    .help = Spendi punti onore per una nuova unità nel { $sea }. (SEN-85)
    .say = assolda un’unità nel { $sea }
senji-enlist = { doer } speso punti onore per assoldare un samurai.
    .then = { has } speso punti onore per assoldare un samurai
    .help = Spendi punti onore per un samurai: ne peschi tre e ne tieni uno. (SEN-85)
    .say = arruola un samurai
senji-redraw = { doer } scartato { $flower } e pescato un altro hanafuda.
    .then = { has } scartato { $flower } e pescato un altro hanafuda
    .help = Daisuke ti lascia scartare questo hanafuda e pescarne un altro: { $flower }. (SEN-07)
    .say = scarta { $flower }
senji-swap = Umeko ha chiesto uno scambio { for-seat }.
    .then = Umeko ha chiesto uno scambio { for-seat }
    .help = Umeko scambia una carta tra te e questo giocatore. (SEN-07)
    .say = scambia con { $seat }
senji-slip = { doer } dato { $card }.
    .then = { has } dato { $card }
    .help = Dai { $card }. (SEN-07)
    .say = dai { $card }
senji-palm = { doer } dato { $flower }.
    .then = { has } dato { $flower }
    .help = Dai questo hanafuda: { $flower }. (SEN-07)
    .say = cedi { $flower }
senji-swapped = { doer } scambiato carte con { $with }.
    .then = { has } scambiato carte con { $with }
senji-reshuffle = Gli hanafuda scartati formano un nuovo mazzo (carte: { $cards }).
    .then = Gli hanafuda scartati formano un nuovo mazzo (carte: { $cards })
senji-samurai_reshuffle = I samurai caduti tornano nel mazzo (carte: { $cards }).
    .then = I samurai caduti tornano nel mazzo (carte: { $cards })
senji-draw = { doer } pescato { $cards } hanafuda.
    .seen = { doer } pescato { $drawn }.
    .then = { has } pescato { $cards } hanafuda
    .then-seen = { has } pescato { $drawn }
senji-year_end = L’anno { $year } è finito. Punti onore: { $honours }.
    .then = L’anno { $year } è finito; punti onore: { $honours }
senji-end = La partita è finita. Punti onore: { $honours }.
    .then = La partita è finita; punti onore: { $honours }

# Mosse raccontate da ciò che ne segue
senji-show =
    .help = Metti { $card } nell’offerta, scoperta. (SEN-42)
    .say = mostra { $card }
senji-cover =
    .help = Metti { $card } nell’offerta, coperta. (SEN-42)
    .say = copri { $card }
senji-want =
    .help = Chiedi in cambio una carta così. (SEN-42)
    .say = chiedi { $kind }
senji-exactly =
    .help = Vuoi l’ultima carta chiesta proprio di questo valore. (SEN-42)
    .say = esattamente di valore { $value }
senji-send =
    .help = Mandi l’offerta; vale fino alla risposta, al ritiro o alla fine dell’inverno. (SEN-43)
    .say = manda l’offerta
senji-take =
    .help = Accetti quest’offerta; se si chiede una carta a tua scelta, poi la scegli. (SEN-42)
    .say = accetta l’offerta { $number } di { $seat }
senji-pay =
    .help = Dai { $card } per la prossima richiesta. (SEN-42)
    .say = paga con { $card }
senji-refuse =
    .help = Rifiuti quest’offerta; nessuno saprà perché. (SEN-42)
    .say = rifiuta l’offerta { $number } di { $seat }
senji-counter =
    .help = Rifiuti quest’offerta e ne cominci una tua allo stesso giocatore. (SEN-44)
    .say = controbatti l’offerta { $number } di { $seat }
senji-about =
    .help = La promessa riguarda { $province }. (SEN-45)
    .say = riguardo a { $province }
senji-tell =
    .help = Fai la promessa a questo giocatore soltanto. (SEN-45)
    .say = dillo a { $seat }
senji-proclaim =
    .help = Fai la promessa a tutti. (SEN-45)
    .say = proclama a tutti
senji-withdraw =
    .help = Ritiri quest’offerta, se nessuno ha risposto. (SEN-43)
    .say = ritira l’offerta { $number } a { $seat }
senji-drop =
    .help = Lasci perdere ciò che stai componendo. (SEN-42, SEN-81)
    .say = lascia perdere
senji-fight =
    .help = Ora si combatte la battaglia di { $province }. (SEN-69)
    .say = combatti in { $province }
senji-pick =
    .help = Prendi questo hanafuda: { $flower }. (SEN-80)
    .say = prendi { $flower }

# Il tavolo nel terminale
senji-table-year = Anno { $year }, { $season }
senji-table-season = { $phase ->
    [choosing] preparazione
    [calling] preparazione
    [posting] preparazione
    [hosting] l’Imperatore
    [bidding] asta
    [winter] inverno
    [ordering] primavera
    [autumn] autunno
    [trading] autunno
    [showing] autunno
    [picking] autunno
    [keeping] autunno
    [placing] autunno
    [swapping] autunno
    [over] fine
   *[other] estate
}
senji-table-card = { $kind ->
    [member] membro { $value }
    [military] sostegno { $value }
    [trade] commercio { $value }
   *[bluff] bluff
}
senji-table-hosts = Ospita l’Imperatore: { $name }
senji-table-honour = punti onore
senji-table-hand = Mano
senji-table-flowers = Hanafuda
senji-table-lots = All’asta
senji-table-offers = Offerte
senji-table-offer = { $from } → { $to }, numero { $number }: scoperte { $shown }; coperte { $covered }; in cambio di { $wants }
senji-table-battle = Battaglia di { $province }: { $attack } contro { $defence }; famiglie sui dadi: { $dice }
senji-table-legend = A3 = tre unità di A   • samurai   ! ordine da chiamare   ~ chiusa
senji-table-fleet = flotte
senji-table-score = { $rank }. { $name }: { $score ->
    [one] { $score } punto onore
   *[other] { $score } punti onore
}

# Il tavolo in testo
senji-text-column = { $column ->
    [province] provincia
    [owner] proprietario
    [units] unità
    [samurai] samurai
    [order] ordine
    [neighbours] vicini
    [sea] mare
    [player] giocatore
    [family] famiglia
    [honour] punti onore
    [provinces] province
    [hanafuda] hanafuda
    [revealed] membri rivelati
    [kept] promesse mantenute
    [broken] promesse infrante
    [now] adesso
    [lot] lotto
    [card] carta
    [bid] la tua puntata
    [bids] puntate
    [frozen] puntate congelate
    [attacker] attaccante
    [defender] difensore
    [against] contro
    [captured] dadi catturati
    [dice] dadi
   *[total] totale
}
senji-text-state = { $state ->
    [closed] chiusa
    [hidden] coperto
    [call] da chiamare
    [host] ospita l’Imperatore
    [ready] finito
    [sealed] finito del tutto
    [decides] di turno
    [done] autunno finito
    [kept] tenuto
   *[offered] a scelta
}
senji-text-fleets = Le flotte
senji-text-line = { $label }: { $items }
senji-text-own = La tua famiglia ({ $family }): { $cards }
senji-text-others = Carte di altre famiglie: { $cards }
senji-text-given = { $card } (data da { $name })
senji-text-flowers = I tuoi hanafuda: { $cards }
senji-text-seen = Visto per ultimo in mano a { $name }: { $cards }
senji-text-samurai = { $samurai } ({ $place }): punti onore { $honour }. { $power }
senji-text-laid = Sotto il { $lot } ({ $card }): { $cards }; valore { $worth }
senji-text-orders = Ordini: { $orders }
senji-text-unordered = Ancora senza ordine: { $provinces }
senji-text-covered = { $card } (coperta)
senji-text-unseen = { $count ->
    [one] { $count } carta coperta
   *[other] { $count } carte coperte
}
senji-text-draft = La tua offerta a { $name }, non ancora mandata: { $given }; in cambio di { $wants }
senji-text-received = Offerta { $number } di { $name }: { $given }; in cambio di { $wants }
senji-text-sent = La tua offerta { $number } a { $name }: { $given }; in cambio di { $wants }
senji-text-payment = Stai accettando l’offerta { $number } di { $name }. Pagato: { $cards }. Da pagare adesso: { $want }
senji-text-promising = La tua promessa, non ancora fatta: { $promise }
senji-text-set = La tua serie di famiglie: { $cards } ({ $held } su { $needed })
senji-text-plan = Piano da { $origin }: { $steps }
senji-text-stays = Restano sul posto: { $pieces }
senji-text-step = { $piece }, { $way }
senji-text-attack = { $province }: { $own } contro { $other }. Vinci il { $wins }% di queste battaglie, prima delle carte sostegno.
senji-text-strike = Attacco contro { $province } da { $origin }: { $own } contro { $other }. L’attaccante vince il { $wins }% di queste battaglie, prima delle carte sostegno.
senji-text-support = { $card }: +{ $adds } in questa battaglia
senji-text-hostage = { $card }: punti onore +{ $gained } per te, −{ $lost } per chi ha vinto
senji-text-shown = Hanafuda mostrati: { $cards }
senji-text-breaks = La tua prossima azione infrange una promessa. { $said }
senji-text-goal = Con { $goal } punti onore o più alla fine di un anno vince chi è in testa senza parità.
senji-text-last = La partita finisce dopo l’anno { $year }.
senji-text-autumn = Non ancora chiamati in questo autunno: { $names }
senji-text-shores = Coste ({ $sea })
# Le righe che valgono più mosse: le parole con cui cominciano, e come continuano.
senji-compound-bid = punta
    .form = punta commercio 4, membro 1 su commercio giallo
senji-compound-offer = offri
    .form = offri Chiyo membro 1, coperta commercio 2 contro membro viola
senji-compound-counter = controbatti
    .form = controbatti Chiyo 1 membro 1 contro membro viola
senji-compound-take = accetta
    .form = accetta Chiyo 1 con commercio blu 1
senji-compound-promise = prometti
    .form = prometti Chiyo risparmiare Kaga
senji-compound-order = ordina
    .form = ordina Kaga spostamento, Owari produzione, resto reclutamento
senji-compound-move = muovi
    .form = muovi 2 e Akashi Kaga Owari
senji-compound-march = sposta
    .form = sposta 2 e Akashi verso Owari
senji-compound-post = metti
    .form = metti 2 e Akashi
# Le piccole parole che contengono.
senji-small-on = su sul sotto
senji-small-for = contro per
senji-small-with = con
senji-small-hides = coperta coperto coperte coperti
senji-small-and = e ed
senji-small-rest = resto
senji-small-all = tutti tutto
senji-small-unit = unità
senji-small-nothing = niente nessuno

# Rifiuti di mosse e posizioni
SEN-01 =
    .family = Non c’è nessuna famiglia di questo colore.
SEN-02 =
    .players = Senji è per { $fewest }–{ $most } giocatori, non per { $players }.
    .closed = Quella provincia è chiusa: la sua famiglia non è in gioco.
    .fortress = { $province } deve avere una fortezza se e solo se la sua famiglia è in gioco.
SEN-03 =
    .border = { $province } qui non può essere confinante.
    .homes = La famiglia { $family } deve avere { $needed } province d’origine, non { $found }.
    .provinces = Le province devono essere queste: { $needed }.
    .sea = Non c’è nessun mare { $sea }.
    .symmetry = { $province } confina con { $other }, ma non il contrario.
SEN-04 =
    .card = Devono esserci { $needed } carte { $card }, non { $found }.
    .cards = La famiglia { $family } deve avere { $needed } carte, non { $found }.
    .units = La famiglia { $family } deve avere { $needed } unità in tutto, non { $found }.
    .units_per_player = Questo numero dev’essere { $needed }.
    .fortresses = Questo numero dev’essere { $needed }.
    .units_per_zone = Questo numero dev’essere { $needed }.
    .start_units = Questo numero dev’essere { $needed }.
    .samurai_offer = Questo numero dev’essere { $needed }.
SEN-05 =
    .bluff = Una famiglia ha { $needed } bluff.
    .family = Mancano le carte della famiglia { $family }.
    .value = { $value } non è un valore, o c’è due volte: i valori vanno da 1 a 4.
SEN-06 =
    .cards = Devono esserci { $needed } hanafuda del tipo { $type }, non { $found }.
    .copies = Gli hanafuda ci sono da una a quattro volte.
    .month = Un mese ha { $needed } carte.
    .months = Ci sono { $needed } mesi.
    .type = Non c’è nessun tipo { $type }.
SEN-07 =
    .daisuke = Daisuke non è dalla tua parte sul tabellone.
    .daisuke_hand = Non hai nessun hanafuda simile da scartare.
    .daisuke_once = Quest’autunno Daisuke ha già aiutato.
    .fuma_looks = Prima lo sguardo di Fūma: scegli un ordine, o rinuncia.
    .fuma_order = Lì non c’è nessun ordine.
    .fuma_own = Quell’ordine è tuo: Fūma guarda quello di un avversario.
    .fuma_same = Lì c’è già quell’ordine.
    .fuma_shifts = Cambia uno dei tuoi ordini, o rinuncia.
    .genba = Nessun dado non catturato mostra l’emblema della famiglia { $family }.
    .honour = Un samurai porta punti onore, ma meno di 60.
    .ishida = Ishida non è dalla tua parte sul tabellone.
    .ishida_once = Quest’autunno Ishida ha già aiutato.
    .ishida_type = { $flower } lì non può stare per { $missing }.
    .kojiro = Quel samurai qui non combatte contro di te.
    .place = Un samurai sta in un posto solo, dalla propria parte.
    .samurai = Devono esserci diciotto samurai, ognuno una volta.
    .tadakatsu = Tadakatsu si ritira in una tua provincia confinante con la battaglia.
    .umeko = Umeko non è dalla tua parte sul tabellone.
    .umeko_card = Si scambia una carta diplomazia.
    .umeko_flower = Si scambia un hanafuda.
    .umeko_hand = Non hai niente di simile da scambiare.
    .umeko_must = Hai qualcosa da scambiare, quindi devi.
    .umeko_once = Quest’autunno Umeko ha già scambiato.
    .umeko_self = Umeko scambia con un avversario.
SEN-08 =
    .dice = Ci sono { $needed } dadi.
    .faces = I dadi hanno una faccia per ogni famiglia.
SEN-09 =
    .memory = Qualcuno ricorda una cosa non vera.
SEN-10 =
    .chosen = Si tiene un samurai tra quelli pescati.
    .drawn = Non hai pescato quel samurai.
    .hanafuda = Si distribuiscono da 0 a 8 hanafuda.
    .sequence = Prima tieni uno dei tuoi samurai.
SEN-11 =
    .called = Quella provincia è già stata chiamata.
    .samurai = Il tuo samurai è già al suo posto.
    .sequence = Si stanno chiamando e riempiendo le province.
    .units = { $left ->
        [one] Ti resta solo { $left } unità
       *[other] Ti restano solo { $left } unità
    } da mettere.
SEN-20 =
    .host = Qualcuno deve ospitare l’Imperatore.
    .sequence = Ora va scelto chi ospita.
    .tied = Chi ospita dev’essere tra quelli con { $honour } punti onore.
SEN-31 =
    .hand = Non hai quella carta.
    .laid = Quella carta non è lì.
    .lifts = Hai già ripreso { $most } carte.
    .lot = Lì non c’è niente all’asta.
    .ready = Hai già finito: prima cambia idea.
    .sequence = È il momento delle puntate.
    .open = Non hai ancora finito.
    .changes = Hai già cambiato idea { $most } volte.
SEN-40 =
    .gone = Quel giocatore ha chiuso del tutto le trattative e non risponderà.
    .ready = Hai già finito: prima cambia idea.
    .sequence = È inverno: tratta, o finisci.
    .open = Non hai ancora finito.
    .changes = Hai già cambiato idea { $most } volte.
SEN-41 =
    .bluff = I bluff non cambiano mai mano.
    .hand = Quella carta non è nella tua mano.
SEN-42 =
    .begin = Prima comincia un’offerta.
    .card = Quella carta non esiste.
    .empty = L’offerta è vuota.
    .fit = Quella carta non va bene per la prossima richiesta.
    .lifts = Hai già lasciato perdere { $most } volte.
    .nothing = Non stai componendo niente.
    .offer = Quella non è un’offerta.
    .self = Un’offerta va a qualcun altro.
    .twice = Quella carta è già nell’offerta.
    .unfinished = Prima finisci la tua offerta: mandala, o lasciala perdere.
    .unpaid = Prima scegli le carte con cui paghi.
    .want = Solo la richiesta di una famiglia e di un tipo riceve un valore.
    .wants = Non puoi dare ciò che viene chiesto.
SEN-43 =
    .offer = Quell’offerta non esiste.
    .season = Le offerte valgono solo in inverno.
SEN-44 =
    .cards = Un’offerta dà al massimo { $most } carte.
    .each = Quest’inverno hai già fatto { $most } offerte a quel giocatore.
    .offers = Quest’inverno hai fatto { $made } offerte, su { $most }.
    .wants = Un’offerta chiede al massimo { $most } carte.
SEN-45 =
    .hearer = Di’ a chi lo prometti.
    .promise = Quella non è una promessa.
    .promises = Quest’inverno hai fatto { $made } promesse, su { $most }.
    .province = Di’ quale provincia intendi.
    .self = Una promessa si fa a qualcun altro.
SEN-50 =
    .laid = Lì c’è già un ordine.
    .lifts = Hai già ripreso { $most } ordini.
    .missing = { $missing ->
        [one] { $missing } delle tue province non ha ancora un ordine.
       *[other] { $missing } delle tue province non hanno ancora un ordine.
    }
    .none = Lì non c’è nessun ordine.
    .owner = Quella provincia non è tua.
    .ready = Hai già finito: prima cambia idea.
    .sequence = È il momento degli ordini.
    .open = Non hai ancora finito.
    .changes = Hai già cambiato idea { $most } volte.
SEN-60 =
    .fleet = Quella flotta non è lì da chiamare.
    .order = Lì non aspetta nessun ordine.
    .sequence = Va chiamato il prossimo ordine o la prossima flotta.
SEN-63 =
    .border = Quella provincia non è confinante.
    .mover = Uno spostamento ha chi si muove e una partenza.
    .recall = Il piano non si può più rifare.
    .samurai = Quel samurai non è lì da mandare.
    .sequence = Si sta preparando uno spostamento.
    .units = Lì non resta nessuna unità da mandare.
SEN-64 =
    .room = In una provincia stanno al massimo { $most } unità.
SEN-65 =
    .coast = Quel mare non bagna questa provincia.
    .room = In un mare stanno al massimo { $most } delle tue unità, comprese quelle di passaggio.
SEN-66 =
    .coast = Quella provincia non è su quel mare.
    .origin = Un raid non sbarca nella provincia da cui è partito.
    .raid = Quel pezzo non è nel raid (devono ancora annegare: { $drowning }).
    .sequence = Prima il mare vuole la sua parte.
    .units = Qui i samurai non annegano.
SEN-67 =
    .coast = Quella provincia non è sul mare della flotta.
    .same = La flotta è già in quel mare.
SEN-68 =
    .provinces = Nessuno ha più di { $most } province: tu ne hai { $provinces }.
SEN-69 =
    .battle = Lì non aspetta nessuna battaglia.
    .sequence = Va scelta la prossima battaglia.
SEN-70 =
    .defender = Chi possiede la provincia la difende.
    .field = Una battaglia si combatte da qualche parte.
    .sequence = È in corso una battaglia: prima i poteri.
SEN-71 =
    .hand = Non hai quella carta.
    .kind = In battaglia aiutano solo il sostegno militare e i propri bluff.
    .sequence = È il momento di scegliere il sostegno.
    .third = Il sostegno deve venire da una terza famiglia.
SEN-75 =
    .hand = Non hai quella carta.
    .member = Si giustiziano solo membri di famiglie.
    .sequence = Prima decidi di un ostaggio.
    .victor = Qualcuno ha vinto la battaglia.
    .winner = L’ostaggio dev’essere della famiglia di chi ha vinto.
SEN-76 =
    .sequence = Prima si ritira Tadakatsu.
SEN-80 =
    .one = A questo tavolo si restituisce una sola carta commercio per autunno, e ne hai già restituita una.
    .called = Quella famiglia è già stata chiamata.
    .hand = Non hai quella carta.
    .kind = Quella non è una carta commercio.
    .offered = Nessuna carta simile è mostrata.
    .own = Una carta commercio della tua famiglia non commercia niente.
    .sequence = È autunno: questo ora non si fa.
    .show = Mostra uno dei tuoi hanafuda.
    .shown = Non ne hai più di quel tipo da mostrare.
    .take = Prendi una delle carte mostrate.
    .trader = Una famiglia è chiamata.
    .under = Sotto il mazzo ci sono più carte che dentro.
SEN-81 =
    .families = La serie vuole carte di { $needed } altre famiglie: tu ne hai di { $families }.
    .hand = Non hai quella carta.
    .lifts = Hai già lasciato perdere { $most } volte.
    .nothing = Non stai componendo niente.
    .own = La serie si fa con carte di altre famiglie.
    .twice = Quella famiglia è già nella serie.
    .unfinished = Prima finisci la serie, o lasciala perdere.
SEN-82 =
    .cards = Non hai le carte per farlo.
    .combination = Manca ciò che porta { $combination }.
    .need = Quella combinazione non esiste.
SEN-83 =
    .drawn = Non hai pescato quel samurai.
    .keep = Prima tieni uno dei samurai.
    .none = Non resta nessun samurai.
    .place = Prima metti il samurai.
    .province = Quella provincia non è tua.
    .sea = Finché hai una provincia, il samurai sta in una di esse.
    .tanzaku = Per reclutare servono { $needed } tanzaku: tu ne hai { $tanzaku }.
SEN-84 =
    .hand = Non hai quella carta.
    .honour = Riprenderla costa { $needed ->
        [one] { $needed } punto onore
       *[other] { $needed } punti onore
    }: tu ne hai { $honour }.
    .member = Si rivelano solo membri di famiglie.
    .once = Quest’autunno quella carta si è già mossa.
    .one = Hai già rivelato un membro di quella famiglia.
    .own = Rivela membri di altre famiglie.
    .revealed = Non hai rivelato quella carta.
SEN-85 =
    .honour = Costa { $needed } punti onore: tu ne hai { $honour }.
    .provinces = Assolda solo chi non ha province: tu ne hai { $provinces }.
    .room = In un mare stanno al massimo { $most } unità.
    .units = Tutte le tue unità sono sul tabellone.
SEN-90 =
    .actors = Qualcuno decide finché la partita non è finita.
    .early = Non ci sono punteggi prima della fine.
    .result = I punteggi non sono quelli del tavolo.
    .win = Il traguardo dev’essere maggiore di zero.
EDITION =
    .json = L’edizione non si legge, riga { $line }: { $problem }.
    .object = L’edizione dev’essere un oggetto JSON.
    .shape = L’edizione non è completa: { $problem }.
    .unknown = Qui non c’è un’edizione «{ $edition }». Nulla è stato cambiato: fornisci il suo file, con tutte le cifre, oppure scegli «{ $standard }».

## La pagina

page-home = Sengoku: tutti i giochi
page-menu = Menu
page-close = Chiudi
page-yes = Sì
page-no = No
page-more = Altro
page-send = Invia
page-share = Condividi

# Inizio
page-tagline = Tre giochi del Giappone delle province in guerra, a un solo tavolo.
page-players = da { $fewest } a { $most } giocatori
page-players-are = { $players } giocatori
page-bots-are = Bot: { $level }
page-minutes = { $minutes } minuti
page-play = Gioca ora
page-invite-friends = Invita amici
page-one-device = Un solo dispositivo
page-friends-at = { $game } con gli amici
page-device-at = { $game } su un solo dispositivo
page-one-device-note = Il dispositivo passa da uno all’altro: un sipario nasconde le carte di ciascuno.
page-people-here = Giocatori su questo dispositivo
page-name-of = Nome del giocatore { $number }
page-others = Gli altri posti
page-others-bots = Bot
page-others-friends = Amici con il link
page-running = Partite in corso
page-finished = Le mie partite finite
page-open-tables = Tavoli aperti
page-watch = Guarda
page-none-mine = Qui appariranno le tue partite finite.
page-none-open = Ora non aspetta nessuno. Apri un tavolo: amici o sconosciuti potranno sedersi.
page-none-live = Ora non ci sono partite da guardare.
page-your-turn = Tocca a te
page-is-over = Finita
page-is-waiting = In attesa di giocatori
page-seats-taken = { $taken } su { $seats }
page-level = Forza dei bot
page-level-random = Principiante
page-level-greedy = Abile
page-level-search = Forte
page-level-ashigaru = Facile
page-level-bushi = Medio
page-level-samurai = Abile
page-level-daimyo = Forte
page-how-many = Giocatori
page-access = Chi può sedersi?
page-access-invitation = Chi ha il link
page-access-open = Chiunque
page-make = Apri il tavolo
page-fan = Un’opera di appassionati, non ufficiale: testi, immagini e codice sono originali.
page-docs = Il manuale (in inglese)
page-shinobi-length = 30
page-shitenno-length = 45
page-senji-length = 120
page-loading = Un momento…
page-failed = Il server non è raggiungibile.
page-again = Riprova

# Impostazioni
page-settings = Impostazioni
page-language = Lingua
page-theme = Aspetto
page-theme-auto = Come il dispositivo
page-light = Giorno
page-dark = Notte
page-name = Il tuo nome
page-name-usual = Ospite
page-sound = Suoni
page-confirm = Conferma le mosse definitive
page-confirm-note = Un tocco in più prima di pescare
page-notify = Avvisami quando tocca a me
page-notify-note = Se il browser lo permette
page-by-text = Gioca in modalità testo
page-by-text-note = Parole, tabelle e una riga da digitare: per l’orecchio e la tastiera
page-by-board = Gioca sul tabellone
page-speech = Per gli screen reader
page-speech-all = Tutto
page-speech-digest = Un riassunto a turno
page-speech-mine = Solo ciò che mi riguarda

# Prima della partita
page-waiting = Il tavolo è pronto
page-waiting-note = I posti liberi possono prenderli gli amici che hanno il link, o i bot.
page-waiting-full = Tutti i posti sono occupati.
page-seat-free = Posto libero
page-seat-free-note = aspetta qualcuno
page-seat-bot = bot, { $level }
page-seat-you = tu
page-seat-ready = può cominciare
page-seat-here = al tavolo
page-sit = Siediti qui
page-name-first = Prima scrivi il tuo nome: lo vedranno gli altri.
page-visitors = { $count ->
    [one] C’è una persona senza posto: un posto resta libero per lei.
   *[other] Ci sono { $count } persone senza posto: altrettanti posti restano liberi per loro.
}
page-will-watch = Tutti i posti sono occupati: potrai guardare.
page-add-bot = Aggiungi un bot
page-free-seat = Libera questo posto
page-ready = Possiamo cominciare
page-unready = Non ancora
page-start = Comincia
page-invite = Invita amici
page-invite-note = Chi ha questo link può sedersi. Non serve un account.
page-link = Il link
page-qr = Il link come codice QR
page-copy = Copia il link
page-copied = Copiato

# Al tavolo
page-board = Il tabellone
page-your-hand = Che cosa puoi fare
page-now = di turno
page-table-of = con { $names }
page-watching = Stai guardando
page-take-seat = Prendi un posto
page-over = La partita è finita.
page-paused = La partita è in pausa.
page-others-turn = { $count ->
    [one] Decide { $name }…
   *[other] Decidono { $name }…
}
page-undo = Annulla
page-undo-ask = Chiedi di annullare
page-undone = Mossa annullata.
page-not-now = Qui ora non si può fare niente.
page-clock-begins = Tempo a disposizione: { $time }.
page-clock-warning = Restano { $seconds } secondi.
page-skip = Vai a
page-skip-asked = Che cosa viene chiesto
page-skip-hand = La tua mano
page-skip-board = Il tabellone
page-skip-log = Il registro
page-copy-of = { $thing }, { $copy } di { $count }
page-does = { $does }: { $what }
page-drop = Rimetti giù
page-hint = Suggerimento
page-hint-title = Che cosa farebbe un giocatore forte
page-confirm-ask = Non si può annullare. Procedi?
page-result = Il risultato
page-rules = Regole
page-replay = Rivedi
page-notes = Memoria
page-log = Che cosa è successo
page-log-short = Diario
page-talk = Chat
page-talk-empty = Nessuno ha ancora detto niente.
page-talk-off = A questo tavolo non si parla.
page-say = Di’ qualcosa
page-notation = Digita una mossa
page-notation-example = Digita una mossa: { $example }
page-text-command = Comando
page-text-line = Numero, mossa o domanda
page-text-question = La tua domanda
page-text-help = Che cosa posso digitare?
page-text-candidate = { $number }: { $move }, { $share }
page-text-again = Digitalo di nuovo per confermare.
page-lost = Connessione persa. Nuovo tentativo…
page-closed = Non si può entrare a questo tavolo.
page-nowhere = A questo indirizzo non c’è nulla.
page-propose-undo = { $me ->
    [yes] Chiedi di annullare l’ultima mossa.
   *[no] { $name } chiede di annullare l’ultima mossa.
}
page-propose-end = { $me ->
    [yes] Chiedi di chiudere la partita senza risultato.
   *[no] { $name } chiede di chiudere la partita senza risultato.
}
page-propose-takeover = { $me ->
    [yes] Chiedi che un bot prenda il posto di { $about }.
   *[no] { $name } chiede che un bot prenda il posto di { $about }.
}
page-propose-free = { $me ->
    [yes] Chiedi che { $about } lasci la partita.
   *[no] { $name } chiede che { $about } lasci la partita.
}
page-propose-sit = { $name } vuole il posto libero e ne vedrebbe la mano e tutti i segreti. Se entro due minuti non sono tutti d’accordo, lo prende un bot.
page-asked = Hai chiesto questo posto. Gli altri hanno due minuti per accettare; poi lo prende un bot.
page-curtain = Passa il dispositivo a { $name }
page-curtain-note = Ora non deve guardare nessun altro.
page-curtain-open = Sono { $name }

# La fine
page-won = { $me ->
    [yes] Hai vinto
   *[no] Ha vinto { $name }
}
page-won-together = Vittoria condivisa: { $names }
page-ended = La partita è stata chiusa senza risultato.
page-conceded = Gli altri si sono arresi.
page-chart = La partita, mossa per mossa
page-chart-score = Il punteggio
page-chart-chances = Le possibilità
page-chances = Come stava ciascuno, secondo il bot più forte
page-rematch = Gioca ancora
page-share-game = Condividi la partita
page-share-step = Condividi questa mossa
page-share-open = Chiunque abbia il link può rivedere questa partita, con tutte le mani scoperte.
page-share-closed = Solo chi è stato invitato può rivedere questa partita: ciò che è nascosto resta nascosto.
page-fair = La distribuzione era onesta?
page-fair-check = Verificalo qui
page-fair-working = Verifica in corso…
page-fair-yes = Sigillata prima della prima carta, e mai cambiata da allora.
page-fair-note = Prima di distribuire, il server ha mostrato un sigillo (SHA-256). Il tuo browser ha appena rifatto lo stesso sigillo dal seme, ora aperto, e ne ha ricavato tutte le { $draws } estrazioni della partita.
page-fair-no = Il sigillo non corrisponde: queste carte non erano quelle promesse.
page-fair-own = Il tuo browser ha messo nella distribuzione una parola a caso: nessuno poteva preparare le carte.
page-fair-words = Parole nella distribuzione: { $names }.
page-fair-no-words = Nessuna parola dei giocatori è nella distribuzione. Il sigillo da solo prova poco: chi gestisce il server poteva provare molti semi prima della partita.
page-fair-changed = Le parole di questa distribuzione non sono quelle impegnate prima della partita.
page-fair-closed = Gli atti di questa partita restano segreti, e così il suo seme.

# Rivedere una partita
page-step = Mossa { $step } di { $steps }
page-first = All’inizio
page-back = Una mossa indietro
page-forward = Una mossa avanti
page-last = Alla fine
page-seen-by = Visto da
page-spectators = tutti
page-back-to-table = Torna al tavolo

# Regole
page-rules-of = Le regole di { $game }
page-rules-all = Tutte le regole
page-rules-old = Questa partita è iniziata con la versione { $rules } delle regole, e la segue fino alla fine.
page-search = Cerca nelle regole
page-search-none = Nessuna regola lo dice.
page-rules-example = Per esempio

# Shinobi nella pagina
shinobi-ask-first = Primo ordine: schiera una carta in un’altra provincia, o colpisci con un ninja.
shinobi-ask-deploy = In quale provincia schieri { $card }?
shinobi-ask-strike = Quale colonna colpisce il ninja?
shinobi-ask-second = Secondo ordine: insedia una carta nella tua provincia, o spostane una che si trova in un’altra.
shinobi-ask-settle = Insedia { $card } nella tua provincia.
shinobi-ask-march = Dove sposti { $card }?
shinobi-ask-third = Terzo ordine: scegli una tua colonna con cui attaccare.
shinobi-ask-target = Che cosa attacchi con { $card }?
shinobi-ask-rest = Terzo ordine: non si può attaccare niente. Termina il turno.
shinobi-button-rest = Termina il turno
shinobi-province = { $me ->
    [yes] La tua provincia
   *[no] La provincia di { $owner }
}
shinobi-home = La tua provincia
shinobi-here = qui
shinobi-here-said = { $me ->
    [yes] { $card } nella tua provincia
   *[no] { $card } nella provincia di { $owner }
}
shinobi-aim = { $ninja ->
    [yes] Colpisci
   *[no] Attacca
}: { $column }
shinobi-held = { $cards ->
    [one] { $cards } carta in mano
   *[other] { $cards } carte in mano
}
shinobi-column = { $clan }, { $owner }: { $cards ->
    [0] vuota
    [one] { $cards } carta
   *[other] { $cards } carte
}
shinobi-protected = protetta in questo turno
shinobi-pile-name = Mazzo
shinobi-pile-low = Il mazzo sta per finire
shinobi-pile-left = { $cards ->
    [one] { $cards } carta rimasta
   *[other] { $cards } carte rimaste
}
shinobi-last-round = Ultimo giro
shinobi-discards = Scarti
shinobi-serve-clan = Servi il clan { $clan }
shinobi-serve-note = Nessun altro lo sa. Carte sul tavolo: { $cards }.
shinobi-served-note = Carte sul tavolo: { $cards }.
shinobi-memory = Carte di ogni clan
shinobi-in-hand = la tua mano
shinobi-gone = scartate
shinobi-tally = { $clan }: sul tavolo { $table }, nella tua mano { $hand }, non viste { $unseen }, scartate { $gone }
shinobi-deeds = Chi ha fatto che cosa per chi
shinobi-served = al servizio del clan { $clan }; nella propria provincia: { $home }

## Shitennō sulla pagina
honda = Honda
sakakibara = Sakakibara
sakai = Sakai
ii = Ii
shitenno-ask-offer = Sei il Tairō: tocca le carte per un lotto, poi il titolo che lo accompagna.
shitenno-ask-send = Proponi il lotto con il titolo di { $title }?
shitenno-ask-split = Sei il Tairō: fai due lotti con tutte le carte, poi dai un titolo a ciascuno.
shitenno-ask-rest = Il primo lotto va con il titolo di { $title }. E il secondo?
shitenno-ask-answer = { $name } ti propone questo lotto con il titolo di { $title }.
shitenno-ask-choose = Scegli uno dei due lotti; il Tairō prende l’altro.
shitenno-ask-pay = Paga per { $province }: tocca ciò che vuoi usare.
shitenno-ask-place = Il pagamento per { $province } basta. Metti il kamon?
shitenno-ask-province = Come paghi per { $province }?
shitenno-ask-claim = Scegli una provincia per un kamon, o termina il turno. Puoi metterne ancora { $left }.
shitenno-ask-turn = Sensei: gira un tuo kamon sul lato dorato, o termina il turno.
shitenno-ask-done = Non puoi mettere altro: termina il turno.
shitenno-button-accept = Accetta
shitenno-button-refuse = Rifiuta
shitenno-button-place = Metti il kamon
shitenno-button-withdraw = Rinuncia
shitenno-button-draw = Usa una tessera Pesca
shitenno-button-done = Termina il turno
shitenno-generals = I generali
shitenno-order = L’ordine di quest’anno
shitenno-order-done = finito
shitenno-order-later = più tardi
shitenno-order-tap = Tocca una provincia per vedere quanto costa e quanto rende.
shitenno-order-place = Nell’ordine dei titoli: { $place }
shitenno-tairo = Tairō
shitenno-next-title = { $title } da quest’anno
shitenno-track = Favore: { $list }
shitenno-piles = Giro { $round } · mazzi: { $troops } truppe, { $koku } koku
shitenno-provinces = Le province
shitenno-as-rows = Come elenco
shitenno-as-map = Come mappa
shitenno-zoom-in = Ingrandisci la mappa
shitenno-zoom-out = Vedi tutta la mappa
shitenno-said-price = prossima posizione { $value }: { $troops }, o { $value } koku; tessere rimaste: { $tiles }
shitenno-lot-first = Primo lotto
shitenno-lot-second = Secondo lotto
shitenno-card-to = { $where ->
    [first] { $card } nel primo lotto
    [second] { $card } nel secondo lotto
    [lot] { $card } nel lotto
   *[table] { $card } fuori dal lotto
}
shitenno-title-for = { $where ->
    [first] { $title } per il primo lotto
    [second] { $title } per il secondo lotto
   *[lot] { $title } per il lotto
}
shitenno-pay-with = Paga: { $parts }
shitenno-seals = Titoli rimasti
shitenno-seal-first = Scegli prima il titolo del primo lotto.
shitenno-tap-cards = Tocca una carta per aggiungerla al lotto.
shitenno-send = Proponi questo lotto
shitenno-take = Prendi il lotto { $title }
shitenno-divides = Divide: { $name }
shitenno-round-of = Il lotto fa il giro
shitenno-refused = rifiutato
shitenno-thinks = risposta attesa
shitenno-later = risposta più tardi
shitenno-keeps = il lotto resta qui se tutti rifiutano
shitenno-buys = Con questo lotto potresti pagare per: { $provinces }.
shitenno-none = nessuna
shitenno-helper-on = Che cosa potrei pagare?
shitenno-helper-off = Non dirmelo
shitenno-or-koku = o { $koku } koku
shitenno-ways = Modi di pagare: { $count }
shitenno-ways-all = Tutti i { $count } modi di pagare
shitenno-ways-few = Solo i più economici
shitenno-use-hatamoto = Lo Hatamoto vale come { $troop }.
shitenno-use-exchange = Scambio: { $what } diventa { $into }.
shitenno-use-copy = +1: ancora { $what }.
shitenno-lost = Perso: { $what }
shitenno-pay-place = Paga e metti
shitenno-step-by-step = Passo per passo
shitenno-turn-gold = Gira un kamon sul lato dorato
shitenno-laid = Nel pagamento:
shitenno-tap-hand = Tocca le carte della tua mano.
shitenno-known = Carte note in ogni mano
shitenno-left = Truppe che non hai visto
shitenno-left-note = Nel mazzo (carte: { $pile }) o nascoste nelle mani. Mazzo Koku: { $koku }.
shitenno-if-now = Se la partita finisse ora
shitenno-end-track = Posizioni e titoli
shitenno-end-koku = Koku in mano
shitenno-end-exchanged = Truppe scambiate in koku
shitenno-end-plus = Tessere +1 rimaste
shitenno-end-majorities = Maggioranze: { $provinces }
shitenno-end-provinces = Provincia per provincia
shitenno-holds = { $cards ->
    [one] carta
   *[other] carte
}
shitenno-said-kamon = { $value }: { $name }{ $golden ->
    [yes] , dorato
   *[no] { "" }
}
shitenno-said-leads = { $me ->
    [yes] Sei in testa
   *[no] { $name } è in testa
} con { $kamon }
shitenno-offered = { $me ->
    [yes] Il tuo lotto
   *[no] Il lotto di { $name }
}
shitenno-gain = punti di favore: { $value }{ $bonus ->
    [0] { "" }
   *[other] { " " }e { $bonus } per il tuo titolo
}{ $tile ->
    [yes] , e la tessera in cima con il suo bonus nascosto
   *[no] ; non restano tessere
}
shitenno-power = { $title ->
    [daimyo] Primo nell’ordine; 2 punti di favore in più per ogni kamon che metti. (STN-44)
    [shomyo] 1 punto di favore in più per ogni kamon che metti. (STN-44)
    [sensei] Alla fine del turno puoi girare un kamon sul lato dorato: conta come due. (STN-56)
   *[hatamoto] Una volta per turno lo Hatamoto sostituisce una truppa a scelta. (STN-57)
}
shitenno-end-leads = { $me ->
    [yes] Hai
   *[no] { $name } ha
} la maggioranza: { $kamon }
shitenno-end-tied = Parità a { $kamon }; { $me ->
    [yes] sei
   *[no] { $name } è
} più a sinistra (STN-63)

## Il database: spazio finito, copie di sicurezza, processi che cadono.

STORE =
    .full = Il tavolo ora non può scriverlo: lo spazio è finito. Nulla è perso e nulla è cambiato.
    .full-hint = Riprova tra poco; chi gestisce il server deve fare spazio.
    .away = I tavoli ora non sono raggiungibili. Nulla è perso.
    .away-hint = Riprova tra un istante.
    .open = Il database non si può aprire: { $problem }.
    .open-hint = È in funzione, e --database è scritto bene?
BACKUP =
    .none = Il database { $file } non c’è.
    .none-hint = --database ne indica un altro.
    .empty = Il database non contiene tavoli di Sengoku.
    .empty-hint = --database ne indica un altro.
    .file = { $file } non si può usare: { $problem }.
    .form = { $file } non è una copia di Sengoku.
    .form-hint = Le copie si fanno con: sengoku backup FILE
    .broken = { $file } è danneggiato: non è ciò che fu scritto. Nulla è stato ripristinato.
    .broken-hint = Usa un’altra copia.
    .newer = { $file } viene da un Sengoku più recente.
    .newer-hint = Installa quello, poi ripristina.
    .taken = Il database contiene già dei tavoli; nulla è stato ripristinato.
    .taken-hint = Ripristina in un file nuovo o in un database vuoto: --database ALTRO
    .log = La partita al tavolo { $table } non si può rigiocare: { $problem }. Nulla è stato ripristinato.
    .unplayable = Il tavolo { $table } non si può giocare qui. { $problem } Nulla è stato ripristinato.
    .database = Il database ha rifiutato: { $problem }. Nulla è stato ripristinato.
reports-none = Non è stato segnalato niente.
reports-one = { $time }, tavolo { $table }: { $by } ha segnalato { $name } ({ $reason })
backup-doing = Copia in corso
backup-done = { $file } contiene { $tables ->
        [one] un tavolo
       *[other] { $tables } tavoli
    } e { $rows } righe. Tienilo segreto: conosce le carte delle partite in corso.
restore-doing = Ripristino
restore-done = { $tables ->
        [one] Un tavolo
       *[other] { $tables } tavoli
    } e { $rows } righe sono ripristinati, e ogni partita è stata rigiocata per controllarla.

## Il tabellone di Senji nel browser: la mappa e la guerra

senji-panel = Che cosa chiede la stagione
senji-season-setup = Preparazione
    .about = Si tiene un samurai, si riempiono le province.
senji-season-emperor = L’Imperatore
    .about = Chi ha più punti onore lo ospita, e chiama quest’anno.
senji-season-auction = Asta
    .about = Puntate coperte per le carte delle famiglie assenti.
senji-season-winter = Inverno
    .about = Trattative: offerte, scambi, promesse.
senji-season-spring = Primavera
    .about = Un ordine coperto in ogni propria provincia.
senji-season-summer = Estate
    .about = Chi ospita chiama; si eseguono gli ordini, si combatte.
senji-season-autumn = Autunno
    .about = Commercio, combinazioni, samurai: punti onore.
senji-season-end = La fine
senji-year = { $year ->
    [0] Prima del primo anno
   *[other] { $season ->
        [emperor] Anno { $year }: l’Imperatore
        [auction] Anno { $year }: l’asta
        [winter] Anno { $year }: l’inverno
        [spring] Anno { $year }: la primavera
        [summer] Anno { $year }: l’estate
        [autumn] Anno { $year }: l’autunno
       *[other] Anno { $year }
    }
}
senji-family = { $name }, famiglia { $family }: punti onore { $honour }, { $provinces ->
    [one] { $provinces } provincia
   *[other] { $provinces } province
}{ $host ->
    [yes] , con l’Imperatore
   *[no] { "" }
}{ $ready ->
    [yes] , finito
   *[no] { "" }
}
senji-provinces = { $count ->
    [one] { $count } provincia
   *[other] { $count } province
}
senji-ready-now = finito
senji-everybody = tutti
senji-ask-keep = Tieni { $samurai }?
senji-ask-call = Chiami { $province }?
senji-ask-post = { $province } è chiamata: quante unità ci metti?
senji-ask-led = { $units ->
    [0] Nessuna unità: ci va il tuo samurai?
    [one] Un’unità: il tuo samurai è con lei?
   *[other] { $units } unità: il tuo samurai è con loro?
}
senji-ask-order = Che cosa ordini in { $province }?
senji-ask-orders = Primavera: tocca le tue province per dare ordini. { $missing ->
    [one] Una non ne ha ancora.
   *[other] { $missing } non ne hanno ancora.
}
senji-ask-ordered = Ogni provincia ha il suo ordine. Hai finito?
senji-ask-waits = Hai deciso. Gli altri stanno ancora pensando.
senji-ask-move = Spostamento ({ $origin }): chi va dove? Anche nessuno.
senji-ask-go = Altri pezzi in partenza ({ $origin }), o il piano è fatto?
senji-ask-where = Verso dove? ({ $piece })
senji-ask-drown = { $drowning ->
    [one] Il mare si prende un pezzo del raid: quale?
   *[other] Il mare si prende { $drowning } pezzi del raid: quale adesso?
}
senji-ask-off = Al largo di quale provincia? ({ $piece })
senji-button-ready = Ho finito
senji-button-seal = Ho finito del tutto
senji-button-change = Cambia idea
senji-button-decline = { $phase ->
    [spying] Non guardare
    [shifting] Non cambiare
    [silencing] Nessuno
    [rerolling] Tieni i dadi
    [hostage] Non giustiziare
   *[other] Nessuna carta
}
senji-button-go = Parti
senji-button-recall = Rifai il piano
senji-map-unit = unità
senji-map-units = { $units ->
    [one] { $units } unità
   *[other] { $units } unità
}
senji-map-label = { $province }, { $me ->
    [yes] tua
   *[no] di { $name }
}, { $units ->
    [0] nessuna unità
    [one] { $units } unità
   *[other] { $units } unità
}
senji-map-piece = Sul tabellone: { $piece }
senji-call-said = Chiama { $what } ({ $name })
senji-map-closed = { $province }, chiusa
senji-map-waits = { $province }, non ancora chiamata
senji-map-order = un ordine coperto
senji-map-fought = attaccata da { $units ->
    [one] { $units } unità
   *[other] { $units } unità
}
senji-map-fleet = Flotta nel { $sea } ({ $name }), { $units ->
    [one] { $units } unità
   *[other] { $units } unità
}
senji-map-lift = Riprendi
senji-map-raid = Raid per il { $sea }
senji-map-call = Chiama
senji-map-sail = Chiama la flotta
senji-map-fight = Combatti qui
senji-map-spy = Guarda
senji-map-retreat = Ritirati qui
senji-map-larger = Ingrandisci la mappa
senji-map-whole = Vedi tutta la mappa
senji-setup-samurai = I tuoi samurai
senji-setup-kept = Hai tenuto { $samurai }. Gli altri stanno ancora scegliendo.
senji-setup-keep = Tieni { $samurai }
senji-setup-post = { $province }: unità e samurai
senji-setup-led = { $led ->
    [1] Con il samurai
   *[other] Senza il samurai
}
senji-setup-calls = { $me ->
    [yes] Chiami
   *[no] { $name } chiama
} le province
senji-setup-fills = { $name } riempie { $province }.
senji-setup-left = { $count ->
    [one] Resta { $count } provincia.
   *[other] Restano { $count } province.
}
senji-spring-orders = I tuoi ordini
senji-spring-none = non ancora
senji-spring-again = Come l’anno scorso ({ $count })
senji-spring-help = Tocca una provincia, poi il suo ordine. Nessuno lo vede finché non viene chiamato.
senji-spring-lifts = { $lifts ->
    [one] Puoi ancora cambiare un ordine.
   *[other] Puoi ancora cambiare { $lifts } ordini.
}
senji-summer-call = Ospiti tu: che cosa chiami adesso?
senji-summer-calls = { $name } ospita, e chiama
senji-summer-left = Da chiamare: { $orders ->
    [one] { $orders } ordine
   *[other] { $orders } ordini
}, { $fleets ->
    [one] { $fleets } flotta
   *[other] { $fleets } flotte
}.
senji-summer-plans = { $name } prepara uno spostamento ({ $origin })
senji-summer-raid = Un raid per il { $sea }
senji-summer-drown = { $count ->
    [one] Un pezzo del raid annega.
   *[other] { $count } pezzi del raid annegano.
}
senji-summer-off = Al largo di { $province } ({ $units ->
    [one] { $units } unità
   *[other] { $units } unità
})
senji-summer-battles = Battaglie
senji-summer-spy = Prima della prima chiamata puoi guardare l’ordine di un avversario.
senji-summer-shift = Adesso puoi cambiare uno dei tuoi ordini.
senji-summer-spied = { $province }: { $token }.
senji-march-from = Spostamento: { $origin }
senji-march-none = Non resta nessuno da mandare.
senji-march-batch = Unità alla volta
senji-march-land = Province confinanti
senji-march-sea = In mare
senji-march-plan = Il piano
senji-march-attack = { $province }: { $own } contro { $other }
senji-march-limits = { $entering ->
    [0] Non si può entrare in altre province nemiche.
    [one] Si può entrare in un’altra provincia nemica.
   *[other] Si può entrare in altre { $entering } province nemiche.
} Al massimo 6 unità in un luogo. { $recalls ->
    [0] Il piano non si può più rifare.
    [one] Il piano si può rifare una volta.
   *[other] Il piano si può rifare { $recalls } volte.
}
senji-odds = Primo lancio: vittoria { $win }%, parità { $tie }%, sconfitta { $loss }%
senji-odds-chance = { $chance }%
senji-odds-note = Alla fine vittoria { $wins }%, senza carte. Unità perse in media: { $own } contro { $other }.
senji-about-closed = Chiusa: la famiglia { $family } non gioca.
senji-about-home = origine: famiglia { $family }
senji-about-units = Unità
senji-about-order = Ordine
senji-about-land = Via terra
senji-about-crossings = Via stretto
senji-about-seas = Mari
senji-about-inland = nessuno
senji-about-promise = { $name } → { $to }: { $pledge }
senji-about-odds = Un attacco contro chi c’è adesso, senza samurai né carte
senji-about-attackers = unità
senji-about-chance = vittoria
senji-battle-of = La battaglia di { $province }
senji-battle-skip = Salta
senji-battle-attacks = all’attacco
senji-battle-defends = in difesa
senji-battle-captured = { $count ->
    [one] { $count } dado catturato
   *[other] { $count } dadi catturati
}
senji-battle-total = Totale { $total }
senji-battle-part = { $count } { $part ->
    [units] dalle unità
    [captured] catturati
    [emblems] sui dadi
    [power] da un potere
   *[support] dal sostegno
}
senji-battle-alone = senza sostegno
senji-battle-bluff = un bluff
senji-battle-execute = +{ $value } per te
senji-battle-tie = { $count ->
    [one] Parità: i dadi sono stati rilanciati.
   *[other] Parità { $count } volte: i dadi sono stati rilanciati.
}
senji-battle-won = { $me ->
    [yes] Vinci la battaglia
   *[no] { $name } vince la battaglia
}
senji-battle-spared = { $me ->
    [yes] Non giustizi nessuno.
   *[no] { $name } non giustizia nessuno.
}
senji-battle-executed = { $me ->
    [yes] Giustizi
   *[no] { $name } giustizia
} { $card }: punti onore +{ $gained }, e −{ $lost } per chi ha vinto.
senji-battle-losses = Unità perse: { $lost } da chi ha perso, { $cost } da chi ha vinto.
senji-battle-honour = +{ $honour ->
    [one] { $honour } punto onore
   *[other] { $honour } punti onore
}
senji-battle-fallen = Samurai caduti: { $names }.
senji-word-said = { $name } → { $to }: «{ $words }»
senji-word-broken = Una promessa è infranta.
senji-word-kept = Una promessa è mantenuta.
senji-word-ask = { $said } Infrangere questa promessa?
senji-word-year = Che ne è delle promesse
senji-notes-families = Le famiglie
senji-notes-family = Famiglia
senji-notes-provinces = Province
senji-notes-units = Unità sul tabellone
senji-notes-trust = mantenute: { $kept }, infrante: { $broken }
senji-notes-decks = Nei mazzi: { $flowers } hanafuda e { $samurai } samurai.
senji-notes-ours = Ricostruite: mappa e carte
    .about = Confini, valori delle carte, quasi tutti i samurai e parte delle combinazioni non sono in nessuna fonte che abbiamo: sono nostri, fatti per accordarsi con tutto ciò che si sa. Le province sono disegnate dalle prefetture di oggi.
    .own = Chi ha la scatola scrive le sue cifre in un file della stessa forma, e gioca con quelle:
senji-notes-theirs = Giocato con le cifre di una scatola
senji-end-samurai = I samurai
senji-end-attack = Attacchi vinti
senji-end-defence = Difese vinte
senji-end-executions = Esecuzioni
senji-end-hostages = Membri propri giustiziati
senji-end-sets = Serie di famiglie
senji-end-flowers = Combinazioni di hanafuda
senji-end-members = Membri rivelati
senji-end-hired = Mercenari
senji-end-dossier = Il dossier
    .about = Ogni scambio segreto e ogni promessa di questa partita.
senji-end-open = Aprilo
senji-end-none = Nessuno ha scambiato in segreto, né promesso nulla.
senji-end-year = Anno { $year }

## Senji sulla pagina: carte, inverno, asta, autunno
page-talk-all = A tutti
page-talk-to = Solo a { $name }
page-talk-hearer = Chi lo sente?
page-whispers = a { $names }
senji-cards-honour = { $honour ->
    [one] { $honour } punto onore
   *[other] { $honour } punti onore
}
senji-cards-when-combat = in battaglia
senji-cards-when-raid = nel raid
senji-cards-when-summer = in estate
senji-cards-when-autumn = in autunno
senji-cards-when-always = sempre
senji-cards-from = { $card }, data da { $name }
senji-cards-none = Nessuna carta diplomazia in mano
senji-cards-flowers = { $count } × { $flower }
senji-cards-fold = Vedi la mappa
senji-cards-unfold = Torna
senji-cards-samurai = I tuoi samurai
senji-button-done = Fine dell’autunno
senji-winter-title = Inverno
senji-winter-with = Con chi parli?
senji-winter-square = La piazza
senji-winter-words = promesse mantenute: { $kept }, infrante: { $broken }
senji-winter-ready = finito
senji-winter-sealed = chiuso
senji-winter-fresh = { $count ->
    [one] { $count } novità
   *[other] { $count } novità
}
senji-winter-said = Conversazione: { $name }
senji-winter-quiet = Solo tu e { $name } sentite ciò che si dice qui.
senji-winter-quiet-square = Tutti sentono ciò che si dice qui.
senji-winter-whisper = Sussurra a { $name }
senji-winter-say-all = Dillo a tutti
senji-winter-offer = Fai un’offerta
senji-winter-promise = Prometti
senji-winter-gone = { $name } ha lasciato le trattative.
senji-winter-leave = Lascia del tutto le trattative
senji-auction-seal = Non cambiare più nulla
senji-winter-left = Tempo rimasto: { $time }
senji-winter-say-peace = { $to ->
    [all] Quest’anno non attacco nessuno.
   *[other] Quest’anno non attacco nessuna tua provincia.
}
senji-winter-say-spare = Quest’anno non attacco { $province }.
senji-winter-say-strike = Quest’anno attacco { $province }.
senji-winter-say-mercy = { $to ->
    [all] Quest’anno non giustizio nessuno.
   *[other] Quest’anno non giustizio nessuno dei tuoi.
}
senji-winter-promise-peace = Pace
senji-winter-promise-spare = Risparmiare una provincia
senji-winter-promise-strike = Attaccare una provincia
senji-winter-promise-mercy = Clemenza
senji-winter-ask-talk = Inverno: sussurra, offri, prometti; poi di’ che hai finito.
senji-winter-ask-wait = Hai finito. Puoi ancora rispondere fino alla fine dell’inverno.
senji-winter-ask-answer = Qualcuno ti ha fatto un’offerta.
senji-winter-ask-offer = Un’offerta a { $name }: tocca ciò che dai e ciò che vuoi.
senji-winter-ask-how = Scoperta o coperta?
senji-winter-ask-pay = Quale delle tue carte dai a { $name }?
senji-winter-ask-where = { $promise }: quale?
senji-winter-ask-hearer = { $promise }: a chi lo prometti?
senji-winter-offer-said = { $me ->
    [yes] La tua offerta
   *[no] Un’offerta per te
}: scoperte { $open }{ $covered ->
    [0] {""}
   *[other] , coperte { $covered }
}, in cambio di { $wants }
senji-winter-answer = { $me ->
    [yes] { $how }: la tua offerta { $number } a { $name }
   *[no] { $how }: offerta { $number } di { $name }
}
senji-winter-take = Accetta
senji-winter-counter = Controfferta
senji-winter-refuse = Rifiuta
senji-winter-withdraw = Ritira
senji-winter-you-give = Tu dai
senji-winter-you-get = Tu ricevi
senji-winter-gift = niente: un dono
senji-winter-paying = Ora viene chiesto: { $want }
senji-winter-tap-hand = Tocca una carta della tua mano che va bene.
senji-winter-drop = Lascia perdere
senji-winter-which = Che cosa prometti?
senji-winter-where = { $promise }: quale?
senji-winter-tell = A { $name }
senji-winter-proclaim = A tutti, in piazza
senji-winter-shown = Scoperte
senji-winter-covered = Coperte
senji-winter-lay-here = Mettila qui
senji-winter-tap-card = Prima tocca una carta della tua mano
senji-winter-draft = La tua offerta a { $name }
senji-winter-send = Mandala
senji-winter-tap-want = Tocca qui sotto ciò che vuoi; se non chiedi niente, è un dono
senji-winter-exactly = di valore
senji-winter-exactly-said = L’ultima di valore { $value }
senji-winter-want = Ciò che vuoi
senji-winter-any = una carta
senji-auction-title = L’asta
senji-auction-note = All’asta ci sono carte di famiglie assenti. Ciò che metti sotto resta coperto fino alla fine dell’inverno; vince la somma più alta.
senji-auction-ready = Chi ha finito
senji-auction-thinks = puntata in corso
senji-auction-lot = { $card }, la tua puntata { $sum }
senji-auction-lay-here = Mettila sotto questa carta
senji-auction-frozen = { $me ->
    [yes] La tua puntata congelata qui: { $sum }
   *[no] La puntata di { $name } congelata qui: { $sum }
}
senji-auction-lift = Riprendi { $card }
senji-auction-none = nessuna puntata
senji-auction-sum = la tua puntata: { $sum }
senji-auction-nothing = Quest’anno non c’è nulla all’asta.
senji-auction-count = { $count ->
    [one] { $name } { $count } carta
   *[other] { $name } { $count } carte
}
senji-auction-lot-said = All’asta: { $card }. Puntate: { $bids }.
senji-auction-ask = Metti carte della tua famiglia sotto ciò che vorresti, poi di’ che hai finito.
senji-auction-ask-lot = Sotto quale carta metti { $card }?
senji-auction-ask-wait = Le tue puntate sono fatte. Gli altri stanno ancora puntando.
senji-auction-reveal = Si scoprono le puntate
senji-auction-won = { $me ->
    [yes] Vinci tu
   *[no] Vince { $name }
}
senji-auction-tied = Parità: lotto congelato
senji-auction-unsold = Nessuna puntata
senji-autumn-title = Autunno
senji-autumn-where = Dove metti il samurai?
senji-autumn-swap = Umeko: tocca la carta che dai a { $name }, coperta.
senji-autumn-busy = { $me ->
    [yes] È il tuo autunno.
   *[other] { $name } trasforma le carte in onore.
}
senji-autumn-has = { $honour ->
    [one] { $honour } punto onore
   *[other] { $honour } punti onore
}, { $count } hanafuda
senji-autumn-call = Chiama
senji-autumn-now = adesso
senji-autumn-done = fatto
senji-autumn-later = più tardi
senji-autumn-shows = { $count ->
    [one] { $name } vede uno dei tuoi hanafuda.
   *[other] { $name } vede { $count } dei tuoi hanafuda e ne prende uno.
}
senji-autumn-takes = Prendine uno
senji-autumn-watch = { $name } li vede e ne prende uno
senji-autumn-tap-flower = Tocca fra i tuoi hanafuda ciò che mostri.
senji-autumn-recruits = Sono arrivati in tre: uno resta
senji-autumn-keep = Tieni { $samurai }
senji-autumn-cards = Diplomazia
senji-autumn-combos = Combinazioni di hanafuda
senji-autumn-combo-said = { $combo }: { $have } su { $need }; porta { $prize }
senji-autumn-samurai = un samurai
senji-autumn-honour = { $honour ->
    [one] { $honour } punto onore
   *[other] { $honour } punti onore
}
senji-autumn-ishida = con Ishida
senji-autumn-as = { $flower } come { $missing }
senji-autumn-daisuke = Daisuke cambia
senji-autumn-diplomacy = Carte diplomazia
senji-autumn-trade = { $name } ne mostra { $count }, tu ne prendi uno
senji-autumn-deck = Vedine { $count } del mazzo, tienine uno
senji-autumn-reveal = Rivela: onore +{ $honour }
senji-autumn-retake = Riprendi: onore −{ $honour }
senji-autumn-no-cards = Nessuna carta commercio né membro di un’altra famiglia in mano.
senji-autumn-set = Una carta di ogni famiglia: { $honour } punti onore
senji-autumn-set-has = { $have } su { $need }
senji-autumn-tribute = Metti { $card } nella serie
senji-autumn-umeko = Umeko scambia una carta con
senji-autumn-hire = Senza province puoi assoldare:
senji-autumn-hire-unit = un’unità nel { $sea }: −{ $honour }
senji-autumn-enlist = un samurai: −{ $honour }
senji-autumn-ask-trade = Il tuo autunno: trasforma in onore ciò che hai, poi finisci.
senji-autumn-ask-bend = Quale hanafuda conta come quale tipo?
senji-autumn-ask-show = { $left ->
    [one] { $name } ha reso la tua carta commercio: mostra ancora un hanafuda.
   *[other] { $name } ha reso la tua carta commercio: mostra ancora { $left } hanafuda.
}
senji-autumn-ask-pick = { $name } ti mostra questi: prendine uno.
senji-autumn-ask-pick-deck = Erano in cima al mazzo: tienine uno.
senji-autumn-ask-keep = Tieni uno dei samurai.
senji-autumn-ask-keep-him = Tieni { $samurai }?
senji-autumn-ask-place = Dove metti { $samurai }?
senji-power-akashi = +1 in battaglia quando attacca.
senji-power-chosokabe = Nessuno nel suo raid tira dadi.
senji-power-daisuke = Una volta per autunno, scarta un hanafuda e pescane uno.
senji-power-ekei = La serie delle cinque famiglie ne vuole solo quattro.
senji-power-fuma = Prima della prima chiamata, guarda l’ordine di un avversario; poi puoi cambiare uno dei tuoi.
senji-power-genba = Una volta per battaglia, rilancia fino a due dadi non catturati.
senji-power-hosokawa = La produzione nella sua provincia pesca tre carte.
senji-power-ishida = Una volta per autunno, un hanafuda conta come qualsiasi tipo.
senji-power-jubei = Pesca un hanafuda quando la tua famiglia è chiamata.
senji-power-kojiro = Nomina un samurai nemico nella battaglia: niente dado, niente potere.
senji-power-mori = +1 in battaglia quando difende.
senji-power-naoe = Una volta per autunno, una carta commercio prende due delle carte mostrate.
senji-power-oda = Nessun potere.
senji-power-ranmaru = Reclutare costa quattro tanzaku.
senji-power-sanada = Cattura due dadi.
senji-power-tadakatsu = Se la sua parte perde, fugge in una tua provincia confinante.
senji-power-umeko = Una volta per autunno, un avversario scambia con te una carta diplomazia coperta.
senji-power-yodo = I tuoi membri giustiziati ti costano solo il loro valore, non il doppio.

## La pagina: chi è al tavolo

page-people = Chi c’è
page-seat-away = assente
page-seat-conceded = resa: continua un bot
page-change-left-bot = { $before } ha lasciato la partita: continua il bot { $after }.
page-change-left-free = { $before } ha lasciato la partita: il posto è libero.
page-change-sat-bot = Il bot { $after } ha preso il posto libero.
page-change-sat-person = { $me ->
    [yes] Hai
   *[no] { $after } ha
} preso il posto libero.
page-change-left-person = { $me ->
    [yes] Hai
   *[no] { $after } ha
} preso il posto di { $before }.
page-change-conceded = { $before } ha abbandonato: continua un bot.
page-change-renamed = { $before } ora si chiama { $after }.
page-word-missing = { $me ->
    [yes] La tua parola
   *[no] La parola di { $name }
} non è stata rivelata in tempo; vale come vuota.
page-away-turn = { $count ->
    [one] Si aspetta { $name }, assente.
   *[other] Si aspettano { $name }, assenti.
}
page-replace = Fai giocare un bot
page-stand = Alzati
page-device = Continua su un altro dispositivo
page-device-note = Apri lì questo link: funziona una volta, entro un quarto d’ora, e il posto resta tuo anche qui.
page-devices = { $count } dispositivi hanno il tuo posto.
page-revoke = Disconnetti gli altri
page-revoke-note = I dispositivi arrivati dopo questo perdono il tuo posto, e i vecchi link non portano più lì.
page-pause = Pausa
page-resume = Riprendi
page-leave = Lascia per sempre
page-leave-ask = Un bot prende il tuo posto e continua; non è più tuo. Se vuoi solo tornare più tardi, chiudi la pagina: il tuo posto ti aspetta.
page-concede = Arrenditi
page-concede-ask = Un bot continua al tuo posto, e finisci dietro a tutti quelli che non si sono arresi.
page-end = Chiudi la partita
page-end-ask = La partita si chiude senza risultato, se tutti sono d’accordo.

# Chi c’è: ciò che non si annulla, e ciò che si chiede a tutti.
page-propose-waits = Risposte che mancano: { $names }.
page-withdraw = Ritira la richiesta
page-expel = Allontana qualcuno
page-expel-whom = Chi deve lasciare la partita?
page-expel-ask = Se tutti gli altri sono d’accordo, { $name } perde il posto. Può prenderlo un bot o un nuovo giocatore.
page-conceded-turn = Resa: un bot continua al tuo posto.
page-seat-overdue = tempo scaduto
page-look-in = Guarda la partita

# Tra sconosciuti: giocatori silenziati, bloccati e segnalati.
page-about-person = Silenzia, blocca o segnala { $name }
page-muted-lines = { $count ->
    [one] Un messaggio è nascosto.
   *[other] { $count } messaggi sono nascosti.
}
page-muted-show = Mostra
page-muted-hide = Nascondi
page-blocked-here = { $count ->
    [one] A questo tavolo c’è qualcuno che hai bloccato: { $names }.
   *[other] A questo tavolo ci sono giocatori che hai bloccato: { $names }.
}
page-seat-muted = messaggi nascosti
page-seat-blocked = giocatore bloccato
page-report-came = { $by } ti segnala { $name }.
page-conduct-mute = Silenzia
page-conduct-mute-note = Nasconde ciò che { $name } dice a questo tavolo. Solo per te.
page-conduct-unmute = Non silenziare più
page-conduct-muted = { $name }: messaggi nascosti per te.
page-conduct-unmuted = { $name }: messaggi di nuovo visibili.
page-conduct-block = Blocca
page-conduct-block-note = Niente di ciò che { $name } dice ti arriva, a nessun tavolo. Non può sedersi ai tavoli che organizzi né entrare nelle tue partite. Non lo viene a sapere.
page-conduct-unblock = Sblocca
page-conduct-blocked = Hai bloccato { $name }.
page-conduct-unblocked = Non blocchi più { $name }.
page-conduct-undo = Annulla
page-conduct-report = Segnala
page-conduct-report-note = L’organizzatore vede la segnalazione e gli ultimi messaggi che hai ricevuto. { $name } non lo viene a sapere.
page-conduct-report-host = Chi gestisce questo server vede la segnalazione e gli ultimi messaggi che hai ricevuto. { $name } non lo viene a sapere.
page-conduct-why = Che cosa non va?
page-conduct-reason-talk = Messaggi offensivi
page-conduct-reason-play = Gioco scorretto
page-conduct-reason-name = Nome offensivo
page-conduct-reason-other = Altro
page-conduct-text = Altri dettagli (facoltativo)
page-conduct-send = Invia
page-conduct-sent = Grazie. Ora l’organizzatore può vedere la segnalazione.
page-conduct-sent-host = Grazie. Ora chi gestisce questo server può vedere la segnalazione.
page-conduct-reports = Segnalazioni
page-conduct-reports-note = Le vedi solo tu, e chi gestisce questo server.
page-conduct-about = { $by } su { $name }: { $reason }
page-conduct-gone = { $name } ha lasciato il tavolo.
page-conduct-mute-all = Togli la parola
page-conduct-unmute-all = Ridai la parola
page-conduct-expel = Allontana con un voto
page-conduct-talk-off = Spegni la chat
page-conduct-talk-on = Riaccendi la chat
page-conduct-list = Giocatori bloccati
page-conduct-list-note = Con il nome che avevano allora.

# HTTP in chiaro: ciò che i browser tengono per sé.
page-copy-self = Il browser non ci lascia copiare. Il link è selezionato: premi Ctrl+C (⌘C su Mac), o tienici sopra il dito.
page-fair-insecure = I browser calcolano sigilli solo su pagine in HTTPS. Chi ha installato Sengoku può controllare i dati della partita: sengoku verify.

# A quali condizioni ci si siede, e quanto si può pensare.
page-time = Tempo per pensare
page-time-none = Senza limite
page-time-minute = Un minuto a mossa
page-time-day = Un giorno a mossa
page-hints-whom = Suggerimenti di un giocatore forte
page-hints-alone = Nelle partite in solitario
page-hints-all = Per tutti
page-hints-off = Nessuno
page-clock-left = { $me ->
    [yes] Tempo che ti resta: { $time }.
   *[no] Tempo che resta a { $name }: { $time }.
}

# Le opzioni di ogni gioco, come le offre la pagina.
page-options = Regole di questo tavolo
shinobi-option-first = Chi comincia
    .chance = A caso
shinobi-option-protect_move_source = La colonna che una carta ha lasciato in questo turno
    .yes = Protetta
    .no = Non protetta
senji-option-raid_dice = Dadi di una razzia
    .all = Unità e samurai
    .units = Solo unità
senji-option-umeko = Umeko scambia
    .diplomacy = Carte diplomazia
    .hanafuda = Carte hanafuda
senji-option-trades = Carte commercio restituite per autunno
    .any = Quante si vuole
    .one = Una
shitenno-option-generals = Il tuo generale
    .usual = Qualsiasi

# Ciò che resta dei limiti della casa, detto quando resta poco.
senji-left-offers = { $left ->
    [0] nessun’altra offerta quest’inverno
    [one] ancora un’offerta quest’inverno
   *[other] ancora { $left } offerte quest’inverno
}
senji-left-offers-to = { $left ->
    [0] nessun’altra offerta a { $name } quest’inverno
    [one] ancora un’offerta a { $name } quest’inverno
   *[other] ancora { $left } offerte a { $name } quest’inverno
}
senji-left-promises = { $left ->
    [0] nessun’altra promessa quest’inverno
    [one] ancora una promessa quest’inverno
   *[other] ancora { $left } promesse quest’inverno
}
senji-left-lifts = { $left ->
    [0] non puoi ritirare altro
    [one] puoi ritirare ancora una cosa
   *[other] puoi ritirare ancora { $left } cose
}
senji-left-changes = { $left ->
    [0] non puoi più cambiare idea
    [one] puoi cambiare idea ancora una volta
   *[other] puoi cambiare idea ancora { $left } volte
}
shitenno-left-cards = { $left ->
    [0] non puoi riprendere altre carte
    [one] puoi riprendere ancora una carta
   *[other] puoi riprendere ancora { $left } carte
}
shitenno-left-payments = { $left ->
    [0] non puoi annullare altri pagamenti
    [one] puoi annullare ancora un pagamento
   *[other] puoi annullare ancora { $left } pagamenti
}

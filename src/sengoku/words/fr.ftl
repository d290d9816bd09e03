### Sengoku en français.
### On vouvoie les joueurs, comme le font les règles et les pages de jeux. Le passé composé raconte.
### Rien ne s’accorde avec « Vous » comme avec une troisième personne, et aucun participe ne devine un genre.
### Les boutons sont des infinitifs, les questions des impératifs. Un nombre s’accorde, ou suit deux-points.
### `has` et les autres messages que l’anglais n’a pas servent d’auxiliaires aux phrases d’ici.
### Un nom, un clan, une province ne suivent jamais « de », qui devrait s’élider : on dit « chez Ann », « par Ann »,
### « du clan Oda », « dans la province Kantō », « la famille bleue ».
### Les mots que l’on tape (undo, save, ready…) restent ceux de la notation.
###
### Lexique
### attack attaquer            | auction enchères             | battle bataille
### bid mise                   | bluff bluff                  | board, map plateau
### column colonne             | counter-offer contre-offre   | deck paquet
### deploy déployer            | die dé                       | discard défausse
### draw piocher, la pioche    | Exchange, +1, Draw : Échange, +1, Pioche
### favour points de faveur    | fleet flotte                 | fortress forteresse
### golden side face dorée     | hand main                    | hierarchy tile tuile de hiérarchie
### honour (points d’)honneur  | host accueillir (l’Empereur) | hostage otage
### kamon, koku : des kamons (posés, retournés), des kokus ; carte Koku, carte Troupe
### lot lot (proposé)          | loyalty allégeance           | majority majorité
### march déplacer             | member membre                | military support soutien
### move coup                  | offer offre (Senji)          | order ordre
### payment paiement (on y ajoute) | plain (hanafuda) simple  | position position
### promise promesse           | province province            | raid raid
### ready terminé              | seal sceau ; terminer pour de bon | seat place
### settle installer           | shown, covered face visible, face cachée
### strike frapper             | take one’s ready back changer d’avis | tile tuile
### title titre                | trade commerce               | troop troupe
### unit unité                 | year année

## Partout

cited = { $sentence } ({ $rule })
you = Vous
language = Français
player = Joueur { $seat }
nothing = rien
list = { $head } et { $tail }
figure-seat = { $name }
figure-first = { $name }
log-empty = Rien ne s’est encore passé.

# L’auxiliaire de celui qui agit : « Vous avez », « Ann a ».
has = { $seat-me ->
    [yes] avez
   *[no] a
}
# Ce que la notation appelle les parties d’un coup.
part-name = { $part ->
    [card] carte
    [clan] clan
    [combo] combinaison
    [family] famille
    [flower] hanafuda
    [hierarchy] titre
    [kind] sorte de carte
    [led] led ou unled
    [missing] hanafuda
    [move] coup
    [number] numéro
    [part] moyen de paiement
    [piece] pièce
    [pledge] promesse
    [province] province
    [rest] titre
    [sea] mer
    [seat] place
    [source] province de départ
    [target] cible
    [token] ordre
    [units] unités
    [value] valeur
    [way] destination
   *[other] { $part }
}

## Refus communs à tous les jeux

TURN = Ce n’est pas à { $seat } de jouer.
CODE =
    .number = { $move } n’est pas un coup : les coups sont des nombres de 0 à { $most }.
    .seat = Personne n’occupe la place { $seat } dans cette partie.
SEAT = La place { $seat } n’existe pas : les places vont de 0 à { $most }.
GAME = Aucun jeu ne s’appelle « { $game } ».
    .hint = Les jeux sont : { $choices }.
    .near = Aucun jeu ne s’appelle « { $game } ». Vouliez-vous dire { $nearest } ?
OPTION =
    .unknown = { $choices ->
            [none] Ce jeu n’a pas d’options, « { $option } » n’en est donc pas une.
           *[other] L’option « { $option } » n’existe pas.
        }
    .unknown-hint = { $choices ->
            [none] Retirez-la.
           *[other] Les options sont : { $choices }.
        }
    .value = L’option { $option } ne peut pas valoir { $value } : il faut { $kind ->
            [bool] un oui (yes) ou un non (no)
            [int] un nombre entier
           *[str] un mot
        }.
    .value-hint = Écrivez { $option }={ $kind ->
            [bool] yes ou { $option }=no
            [int] suivi d’un nombre
           *[str] suivi d’un mot
        }.
    .choice = L’option { $option } ne peut pas valoir { $value }.
    .choice-hint = Choisissez parmi { $choices }.
    .seats = L’option { $option } ne peut pas valoir { $value }.
    .seats-hint = Écrivez un mot pour chacune des premières places, jamais deux fois le même.
    .taken = { $name } l’a déjà choisi.
    .least = L’option { $option } doit valoir au moins { $least }.
SEED =
    .number = Une graine est un nombre entier de 0 à 18446744073709551615, pas { $seed }.
    .bytes = Une graine scellée compte 32 octets, pas { $bytes }.
    .stream = Ce n’est pas un flux aléatoire : { $stream }.
    .size = Un tirage se fait parmi 1 à 2147483648 possibilités, pas parmi { $size }.
TEXT =
    .empty = Rien n’a été tapé.
    .short = Il manque : { part-name }. Le coup complet s’écrit : { $form }.
    .long = « { $word } » est de trop. Le coup complet s’écrit : { $form }.
    .several = « { $word } » peut vouloir dire { $choices }.
    .unknown = « { $word } » ne convient pas ({ part-name }). Choisissez parmi { $choices }.
    .none = « { $word } » n’est rien de cela : { $choices }.
    .legal = « { $word } » n’est pas un coup possible maintenant. Vous pouvez : { $choices }.
    .wait = Vous ne pouvez pas jouer maintenant. { $asked }
    .wait-hint = Tapez aide pour voir ce que vous pouvez demander.
    .watching = Vous regardez la partie : vous pouvez poser des questions, mais pas jouer.
    .part = « { $part } » : { $problem } Rien n’a été joué.
    .many = Cela fait plus de { $most } coups.
    .beyond = Après « { $move } », quelque chose est pioché ou révélé, ou c’est à quelqu’un d’autre de jouer : rien ne peut suivre sur la même ligne.
ASK =
    .unknown = La question « { $question } » n’existe pas. Posez l’une de celles-ci : { $choices }.
    .parts = La question « { $question } » a été mal posée : { $problem }.
DUMP =
    .game = C’est une position du jeu { $found }, pas du jeu { $game }.
    .shape = Ce n’est pas une position : { $problem }.
    .rows = La position n’a pas la taille de sa table : { $field }.
    .number = La position contient un nombre impossible : { $field }.
    .unknown = Une position n’a pas de champ « { $field } ».
    .stuck = La place { $seat } devrait décider, mais n’a aucun coup possible.
RULES =
    .newer = Cette partie suit la version { $rules } des règles ; ce Sengoku les connaît jusqu’à la version { $newest }. Rien n’a été modifié : installez un Sengoku plus récent pour la continuer.
    .older = Cette partie suit la version { $rules } des règles ; ce Sengoku les connaît à partir de la version { $oldest }. Rien n’a été modifié : finissez-la avec le Sengoku qui l’a commencée.
    .number = « { $rules } » n’est pas une version des règles : elles vont de { $oldest } à { $newest }.

## Bots

BOT =
    .unknown = Aucun bot ne s’appelle « { $bot } ».
    .unknown-hint = Les bots sont : { $choices } ; un bot à vous s’écrit paquet.module:Classe.
    .module = Impossible d’importer le module { $module } du bot : { $problem }.
    .module-hint = Est-il installé, ou dans le dossier courant, et son nom est-il bien écrit ?
    .class = Il n’y a pas de classe { $class } dans { $module }.
    .class-hint = Un bot à vous s’écrit paquet.module:Classe.
    .choose = { $class } dans { $module } n’est pas un bot : la méthode choose(state, seat) lui manque.
    .choose-hint = Dérivez-la de sengoku.Bot et écrivez cette méthode.
    .settings = Le bot { $bot } ne peut pas être créé ainsi : { $problem }.
    .settings-hint = Les réglages s’écrivent après son nom : nom:réglage=valeur,réglage=valeur
    .nobody = Personne ne joue encore au jeu { $game } au niveau { $level }.
    .nobody-hint = Pour ce jeu, il y a : { $choices }.
    .tuned = { $file } ne contient pas de poids : { $problem }.
    .tuned-hint = De tels fichiers s’obtiennent avec : sengoku tune
    .judge = Personne ne sait encore juger les positions du jeu { $game } : ce bot ne peut pas y jouer.
    .judge-hint = Le bot « random » joue à tous les jeux.
    .level = Il n’y a pas de bot « { $level } » pour ce jeu.
    .level-hint = Choisissez parmi { $choices }.
    .people = Pas de conseils tant que d’autres jouent contre vous.
    .busy = Le bot n’a pas de réponse pour l’instant. Réessayez.
    .hints = Il n’y a pas de conseils à cette table.
WEIGHT = Il n’y a pas de poids « { $weight } » pour juger.
    .hint = Les poids sont : { $choices }.

## Recherche

EXTRA = Il faut le paquet { $package }. Installez-le dans le dossier des sources de Sengoku : pip install ".[{ $extra }]"
RESEARCH =
    .bots = { $bots ->
            [one] { $bots } bot nommé
           *[other] { $bots } bots nommés
        } pour { $seats ->
            [one] { $seats } autre place
           *[other] { $seats } autres places
        }.
    .bots-hint = Nommez-en un pour chacune, ou un pour toutes.
    .trained = Ce bot a appris à jouer au jeu { $game } à { $players } joueurs, et rien d’autre.
    .trained-hint = Invitez-le à une telle table, ou entraînez-en un autre.

## Arène

ARENA =
    .bots = Quels bots ?
    .bots-hint = Par exemple : sengoku arena shinobi greedy random
    .games = Il faut jouer au moins une partie, pas { $games }.
    .games-hint = Par exemple : --games 400
    .jobs = Il faut au moins un processus pour jouer, pas { $jobs }.
    .jobs-hint = Par exemple : --jobs 2
    .patience = Il faut à un bot un peu de temps par coup, pas { $patience } secondes.
    .patience-hint = Par exemple : --patience 10
    .decide = Une part des victoires est comprise entre 0 et 100 % : pour { $share } %, il n’y a rien à décider.
    .decide-hint = Par exemple : --decide 45%
    .on = On ne peut pas jouer sur « { $on } ».
    .on-hint = Choisissez here, ray ou ray:ADRESSE.
    .file = { $file } ne peut pas être lu : { $problem }.
    .file-hint = Choisissez un autre nom de fichier.
    .folder = Le rapport ne peut pas être écrit dans { $folder } : { $problem }.
    .folder-hint = Choisissez le nom d’un nouveau dossier.
    .other = { $file } existe déjà et ne contient pas ce tournoi.
    .other-hint = Choisissez un autre nom, ou les mêmes jeu, bots, joueurs, parties, graine et options.

RAY =
    .missing = Pour jouer sur une grappe de machines, il faut la bibliothèque Ray.
    .missing-hint = Installez-la dans le dossier des sources de Sengoku : pip install ".[ray]"
    .connect = Aucune grappe ne répond à « { $where } » : { $problem }.
    .connect-hint = Démarrez-en une avec : ray start --head. Sur une seule machine, retirez --on.
    .there = Une machine de la grappe n’a pas pu jouer : { $problem }.
    .there-hint = Installez sur toutes la même version de Sengoku, et vos propres bots.
TUNE =
    .missing = Pour régler les poids, il faut la bibliothèque cmaes.
    .missing-hint = Installez-la dans le dossier des sources de Sengoku : pip install ".[tune]"
    .keep = Il n’y a pas de poids « { $weight } » à garder.
    .keep-hint = Les poids sont : { $choices }.
    .few = Il faut au moins deux poids à régler.
    .few-hint = Gardez-en moins.
    .games = Il faut au moins une génération et une partie.
    .games-hint = Par exemple : --generations 20 --games 200
    .proof = La preuve demande au moins { $least } parties.
    .proof-hint = Par exemple : --proof 2000

arena-playing = En cours
arena-rate = { $rate } parties/s
arena-bot = bot
arena-games = parties
arena-wins = victoires
arena-rank = rang moyen
arena-rating = cote
arena-time = par coup
arena-decisions = coups
arena-forfeits = forfaits
arena-fair = Une part équitable des victoires : { $share } %. Marges (±) à 95 %, un sigma pour la cote.
arena-raised = { $bot } a provoqué une erreur et perdu par forfait { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} :
arena-illegal = { $bot } a joué un coup interdit et perdu par forfait { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} :
arena-hung = { $bot } a réfléchi trop longtemps et perdu par forfait { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} :
arena-died = { $bot } a mis fin à son processus et perdu par forfait { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} :

arena-above = Décidé après { $games } parties : { $bot } gagne plus de { $share }.
arena-below = Décidé après { $games } parties : { $bot } gagne moins de { $share }.
arena-open = Toujours indécis après { $games } parties : { $bot } gagne-t-il plus ou moins de { $share } ?
arena-written = Écrit : { $file }
arena-no-parquet = Pas de fichier Parquet sans pyarrow ; dans le dossier des sources de Sengoku : pip install ".[report]"

report-title = { $game } : l’arène
report-about = { $games } parties, { $deals } donnes, tables à { $players } joueurs
report-standings = Classement
    .about = La part des victoires, les égalités étant partagées, avec son intervalle à 95 % ; la ligne pointillée est la part équitable. Les cotes sont de Plackett–Luce, avec un sigma.
report-ratings = Cotes au fil du temps
    .about = Après chaque partie, dans une bande d’un sigma.
report-games-axis = parties jouées
report-matrix = Qui bat qui
    .about = Combien de fois la ligne a fini devant la colonne à la même table ; une égalité compte pour moitié.
report-seats = Victoires par place
    .about = La part des victoires à chaque place ; chaque donne a été jouée dans toutes les rotations.
report-seat = place { $seat }
report-scores = Scores
    .about = Combien de fois chaque score a été atteint ; la ligne pointillée est la moyenne.
report-score-axis = score
report-mean = moyenne { $mean }
report-lengths = Durée des parties
    .about = Les décisions de toutes les places ensemble, dans les parties jouées jusqu’au bout.
report-decisions-axis = décisions dans une partie
report-median = médiane { $median }
report-forfeits = Forfaits
    .about = Un bot qui provoque une erreur, joue un coup interdit, réfléchit trop longtemps ou met fin à son processus perd la partie.
report-files = Chaque place de chaque partie :
report-fan = Sengoku est une création de fans, non officielle.

tune-better = Mieux : { $wins } parties gagnées sur { $games } avec de nouvelles donnes (sans progrès, ce serait { $fair }). Écrit : { $file }
tune-worse = Rien ne montre que c’est mieux : { $wins } parties gagnées sur { $games } avec de nouvelles donnes (sans progrès, ce serait { $fair }). Rien n’a été écrit.

bots-bots = Bots
bots-levels = Niveaux, le plus facile d’abord
bots-own = Un bot à vous s’écrit paquet.module:Classe ; les réglages suivent après deux-points.
bot-random = N’importe quel coup permis, tous aussi probables.
bot-greedy = Le coup qui paraît le meilleur sur le moment, selon le juge du jeu.
bot-search = Réfléchit à l’avance, dans des mondes conformes à ce qu’il a vu.
level-ashigaru = Un fantassin : connaît les règles, passe à côté de presque tout ce qui compte.
level-bushi = Un guerrier : voit ce qui est à sa portée, en manque une partie.
level-samurai = Un samouraï : prend ce qu’il y a de mieux sur le moment, et n’oublie rien.
level-daimyo = Un seigneur : réfléchit à l’avance, et c’est le plus fort de tous.

## Les jeux, dans leur liste

shinobi-title = Shinobi
    .about = Servez un clan en secret, et finissez avec le plus de ses cartes sur la table.
shitenno-title = Shitennō
    .about = Partagez troupes, kokus et titres, et gagnez la faveur du shogun dans les provinces.
senji-title = Senji
    .about = Négociez, commercez et combattez pour donner à votre famille le titre de shogun.

## Questions, quand un jeu n’a pas les siennes

prompt = Choisissez un coup.

# Jouer par texte : titres, réponses et mots qui posent une question. Le premier mot de `.say` est
# celui qu’on tape pour ce genre d’action ; `text-ask-…` : les mots d’une question, le plus court d’abord.
text-asked = Ce qui est demandé
text-last = Dernier tour
text-board = Plateau
text-hand = Main
text-score = Points
text-offers = Offres et promesses
text-moves = Coups possibles
text-field = Champ
text-value = Valeur
text-mine = moi mon ma mes
text-small = le la les l un une des du de d à a au aux en dans sur chez vers pour avec et par province
text-move = { $number } : { $move }
text-row = { $name } : { $cells }
text-legal = { $move } : vous pouvez le faire maintenant.
text-time = { $name } : { $time }
text-over = La partie est finie.
text-waiting = En attente : { $names }.
text-no-hand = Vous n’avez rien en main.
text-no-events = Il ne s’est encore rien passé.
text-no-moves = Vous n’avez rien à décider pour l’instant.
text-no-places = Ce jeu n’a pas de provinces voisines.
text-no-score = Personne n’a encore de score.
text-no-offers = Il n’y a ni offre ni promesse.
text-no-clock = Le temps n’est pas limité.
text-ask-board = b plateau
text-ask-hand = h main
text-ask-last = l dernier
text-ask-asked = w quoi
text-ask-moves = m coups
text-ask-why = why pourquoi
text-ask-near = near voisins
text-ask-score = score points
text-ask-offers = offers offres
text-ask-clock = clock temps
text-ask-hint = hint conseil
text-ask-undo = undo annuler
text-ask-repeat = repeat répéter
text-ask-help = help aide
text-help = Tapez un coup, par exemple « { $example } », ou son numéro. Les mots peuvent être abrégés. Plusieurs coups : « ; » entre eux.
text-help-board = b : le plateau ; b NOM : tout sur un lieu ou un joueur
text-help-hand = h : ce que vous avez en main et ce que vous savez
text-help-last = l : ce qui s’est passé depuis votre dernier coup ; l 5 : les cinq derniers événements
text-help-asked = w : ce qu’on attend de vous
text-help-moves = m : vos coups numérotés ; m MOT : ceux qui commencent ainsi
text-help-why = pourquoi COUP : pourquoi il est interdit, ou ce qu’il fait
text-help-near = voisins LIEU : ce qui l’entoure
text-help-score = score : où en est la partie
text-help-offers = offres : ce qui est offert et promis
text-help-clock = temps : le temps qui reste
text-help-hint = conseil : ce que ferait un bot
text-help-undo = annuler : reprendre votre dernier coup
text-help-repeat = répéter : entendre la dernière réponse encore une fois
text-help-help = aide : cette liste

## La table et son serveur

UNDO =
    .nothing = Il n’y a encore rien à annuler.
    .secret = On ne peut plus l’annuler : depuis, une carte a été piochée ou un secret a été révélé.
    .other = On ne peut plus l’annuler : quelqu’un d’autre a joué depuis.
    .together = On ne peut pas l’annuler : plusieurs joueurs décident ici en même temps.
    .none = À cette table, on n’annule rien.
MESSAGE =
    .form = Ce message est incompréhensible : { $problem }.
    .type = Il n’y a pas ici de message du type « { $type } ».
    .large = Un message compte au plus { $most } caractères.
    .failed = Un problème est survenu sur le serveur. Réessayez.
VERSION =
    .stale = La partie a continué depuis ce choix (vous en étiez à { $version }, elle en est à { $now }).
TABLE =
    .none = La table { $table } n’existe pas. Elle a peut-être été supprimée.
    .waiting = La partie n’a pas encore commencé.
    .opening = La partie va commencer : les mots pour la donne sont en train d’être révélés.
    .playing = La partie a déjà commencé.
    .paused = La partie est en pause.
    .over = La partie est finie.
    .full = Toutes les places de cette table sont prises.
    .taken = Cette place est à quelqu’un d’autre.
    .free = { $seats ->
            [one] Une place est encore libre.
           *[other] { $seats } places sont encore libres.
        }
    .free-hint = Attendez quelqu’un, ou ajoutez un bot.
    .nobody = Personne n’a cette place.
    .bot = Un bot a cette place.
    .closed = Cette table est sur invitation.
    .closed-hint = Demandez un lien à quelqu’un de la table.
    .spectators = Cette table ne se regarde pas.
    .again = Quelqu’un a été plus rapide. Réessayez.
    .freed = Cette place n’est plus à vous.
    .other = Vous avez ou avez eu une autre place dans cette partie. Personne ne voit deux mains.
    .other-hint = Pour jouer à plusieurs sur un appareil, créez la table pour cela.
    .out = Vous ne pouvez pas prendre place à cette table.
    .out-hint = Demandez un nouveau lien à quelqu’un de la table.
    .own = C’est votre propre place.
    .deleted = L’hôte a supprimé cette table.
NAME =
    .form = Un nom compte de 1 à { $most } caractères visibles : « { $name } » ne convient pas.
    .taken = Quelqu’un à cette table s’appelle déjà { $name }.
    .word = Un mot pour la graine compte au plus { $most } caractères visibles.
PLEDGE =
    .none = Vous n’avez engagé aucun mot.
    .revealed = Votre mot est déjà révélé.
    .other = Ce n’est pas le mot que vous aviez engagé.
VOTE =
    .none = Rien n’est demandé en ce moment.
    .open = Autre chose est demandé en ce moment.
    .asked = La question ne s’adresse pas à vous.
    .voted = Vous avez déjà répondu.
    .overdue = Cette place a encore du temps. On peut remplacer un joueur hors ligne après cinq minutes, ou après une demi-heure s’il ne reste qu’une personne pour en décider.
    .declined = Tout le monde n’était pas d’accord.
    .again = Les autres n’étaient pas d’accord. Vous pourrez redemander dans { $minutes } minutes.
    .late = Tout le monde n’a pas accepté à temps : un bot a pris la place.
    .alone = Il n’y a personne d’autre pour donner son accord.
    .kept = Le joueur de cette place a été écarté. Tant qu’il ne reste qu’un joueur, seul le joueur écarté ou un bot peut la prendre.
TALK =
    .off = On ne discute pas à cette table en ce moment.
    .muted = On vous a retiré la parole.
    .private = À cette table, toute parole est publique.
    .form = Il faut un texte lisible pour dire quelque chose.
    .seat = Personne n’écoute à cette place.
HOST =
    .only = Seul l’hôte peut faire cela.
    .person = À cette place, personne ne peut être l’hôte.
    .vote = Quand la partie a commencé, ce sont les joueurs qui en décident par un vote.
KEY =
    .wrong = Ce lien ne fonctionne pas.
    .wrong-hint = Il a peut-être déjà servi, ou a été remplacé. Demandez-en un nouveau.
    .old = Ce lien n’était valable qu’un quart d’heure : il a expiré.
    .seat = Cette place n’est pas la vôtre.
    .devices = Aucun autre appareil n’a pris cette place après celui-ci.
    .none = Ce navigateur n’a pas encore de clé. Prenez d’abord une place, ou suivez une invitation.
BOOKS =
    .closed = Le dossier de cette partie reste secret : on ne voit que ce que chaque place a vu.
    .open = Il n’y a d’archive qu’une fois la partie finie.
LIMIT =
    .reports = Vous avez déjà envoyé { $most } signalements à cette table.
    .names = Vous avez eu { $most } noms à cette table : gardez celui-ci.
    .tabs = Cette place est ouverte dans trop de fenêtres : la plus ancienne a été fermée.
    .messages = C’était trop rapide : au plus { $most } messages par seconde.
    .requests = Trop de requêtes. Réessayez dans { $seconds ->
            [one] { $seconds } seconde
           *[other] { $seconds } secondes
        }.
    .tables = Trop de nouvelles tables. Réessayez dans { $seconds ->
            [one] { $seconds } seconde
           *[other] { $seconds } secondes
        }.
    .sockets = Cette table accueille au plus { $most } personnes.
    .entries = Le journal de cette table est plein : il contient au plus { $most } entrées.
    .unsent = Trop de messages n’ont pas été lus. Reconnectez-vous.
    .links = Au plus { $most } liens peuvent mener à une table.
    .devices = Au plus { $most } appareils peuvent jouer une même place. Déconnectez-en d’abord d’autres.
    .talk = On a assez parlé à cette table : au plus { $most } lignes.
ORIGIN = Cette page appartient à un autre site.
CLOCK =
    .seconds = Une pendule ne peut pas donner { $seconds } secondes.
    .form = Cette pendule n’existe pas.
RECORD =
    .file = { $file } ne peut pas être lu : { $problem }.
    .json = { $file } n’est pas un document JSON.
    .none = Ce n’est pas l’archive d’une partie.
    .format = Cette archive est au format { $format }, inconnu ici.
    .field = L’archive n’a pas de champ « { $field } » valable.
    .form = L’archive est mal formée : { $problem }.
    .commitment = La graine n’est pas celle qui avait été promise.
    .pledge = Le mot donné par { $name } n’est pas celui qui avait été engagé.
    .draws = L’archive n’a pas le même nombre de tirages que la partie.
    .draw = Le tirage { $number } ne découle pas de la graine.
    .move = Le coup { $number } ne peut pas être joué : { $problem }
    .result = Le résultat n’est pas celui de la partie.

## Terminal

serve-open = Les tables sont à l’adresse { $address } : ouvrez-la dans un navigateur ; Ctrl-C arrête le serveur.
SAVE =
    .name = Donnez aussi le fichier, par exemple : save partie.json
    .write = La partie n’a pas pu être enregistrée dans { $file } : { $problem }.
    .foreign = { $file } existe déjà et n’est pas une partie enregistrée : rien n’y a été changé.
    .foreign-hint = Choisissez un autre nom.
LOAD =
    .name = Donnez aussi le fichier, par exemple : load partie.json
    .missing = Le fichier { $file } n’existe pas.
    .missing-hint = Tapez le nom sous lequel la partie a été enregistrée.
    .folder = { $file } est un dossier, pas une partie enregistrée.
    .folder-hint = Tapez le nom sous lequel la partie a été enregistrée.
    .read = { $file } ne peut pas être lu : { $problem }.
    .read-hint = Tapez le nom sous lequel la partie a été enregistrée.
    .corrupt = { $file } n’est pas une partie enregistrée de Sengoku, ou est abîmé ({ $problem }).
    .corrupt-hint = On enregistre une partie avec « save » pendant qu’on joue.
COMMAND =
    .reason = « { $reason } » n’est pas une raison. Choisissez parmi : { $choices }.
    .number = Il n’y a pas de coup { $number } : ils vont de 1 à { $most }.
    .extra = « { $command } » se tape seul ; « { $rest } » n’a pas été compris.
    .unknown = « { $word } » n’est ni un coup ni une commande. Tapez ? pour l’aide.
    .choose = Tapez le numéro d’un coup, ou le coup lui-même. Tapez ? pour l’aide.
    .seat = Il n’y a pas de place « { $seat } » : donnez sa lettre, de A à { $last }, ou le nom du joueur qui y est assis.
    .needs = Il manque quelque chose après cette commande. Tapez ? pour l’aide.
    .turn = Vous n’avez rien à décider maintenant.
JOIN =
    .link = « { $link } » n’est pas le lien d’une table.
    .link-hint = Il ressemble à ceci : https://example.org/t/k3v9q2m7x4ab#… ; mettez-le entre guillemets.
    .unreachable = Le serveur { $server } ne répond pas ({ $problem }).
    .unreachable-hint = L’adresse est-elle juste, et le serveur en marche ?
    .foreign = Il n’y a pas de tables de Sengoku à l’adresse { $server }.
    .foreign-hint = L’adresse est-elle juste ?
    .seat = Une place a une lettre, comme B, pas « { $seat } ».

terminal-help = tapez ? pour l’aide
terminal-turn = { $name }, c’est à vous.
terminal-curtain-title = Le rideau est baissé.
terminal-curtain = Passez le clavier à { $name }, puis appuyez sur Entrée.
terminal-saved = Partie enregistrée. Continuez, ou revenez plus tard avec : sengoku play --load { $file }
terminal-loaded = Voici la partie enregistrée dans { $file }.
terminal-quit = Partie non enregistrée. Tapez un nom de fichier pour la garder, ou Entrée pour partir sans.
terminal-resume = Au revoir. Revenez avec : sengoku play --load { $file }
terminal-bye = Au revoir.
terminal-stopped = Arrêt. La partie n’a pas été enregistrée ; la prochaine fois, « save FICHIER » la garde.
terminal-again = Encore une fois la même donne : { $command }
terminal-over = La partie est finie
terminal-result = { $rank }. { $name } : { $score ->
    [one] { $score } point
   *[other] { $score } points
}
terminal-watch = Personne n’est au clavier : les bots jouent entre eux.

# At a server’s table
terminal-name = Quel est votre nom à cette table ?
terminal-host = hôte
terminal-wait-people = Des places sont encore libres. Tapez ready quand vous voulez jouer, ou ? pour l’aide.
terminal-wait-you = Toutes les places sont prises. Tapez ready pour commencer.
terminal-wait-ready = C’est noté ; la partie commence quand tout le monde a tapé ready.
terminal-watching = Vous regardez ; la partie n’a pas encore commencé.
terminal-waiting = on attend { $names }
terminal-clock = Il vous reste { $time }.
terminal-vote = Tapez yes (oui) ou no (non).
terminal-vote-over = Le vote est clos.
terminal-rematch = Une nouvelle table attend les mêmes personnes : tapez rematch pour y jouer.
terminal-rank = { $rank }. { $name }
terminal-back = Connexion rétablie.
terminal-done = C’est fait.
terminal-confirm = C’est définitif : tapez { $command } encore une fois pour confirmer.
terminal-hint = { $move } ({ $value }, essais : { $visits })
terminal-invitation = Avec ce lien, on peut s’asseoir : { $link }
terminal-device = Continuez ailleurs, une fois, dans le quart d’heure : { $link }
terminal-return = Au revoir. Votre place reste la vôtre ; revenez avec : sengoku play --join '{ $link }'

help-title = Ce que vous pouvez taper
help-move = un numéro
    .what = jouer le coup qui porte ce numéro
help-notation = un coup
    .what = le même en toutes lettres, comme dans la liste : { $example } ; les mots peuvent être abrégés
help-why = ? et un coup
    .what = ce que fait ce coup, ou quelle règle l’interdit
help-undo = undo
    .what = annuler votre dernier coup, tant que rien n’a été pioché et que personne n’a joué
help-look = look
    .what = redessiner la table
help-log = log
    .what = tout ce qui s’est passé sous vos yeux (log 10 : les dix dernières lignes)
help-rules = rules
    .what = les règles du jeu (rules { $rule } : l’une d’elles)
help-save = save FICHIER
    .what = garder la partie dans un fichier ; load FICHIER la reprend
help-quit = quit
    .what = quitter la table
help-table-who =
    .what = qui est assis où
help-table-sit = sit PLACE NOM
    .what = s’asseoir à une place libre ; en cours de partie, avec l’accord des autres
help-table-hint =
    .what = ce qu’un bot pense de vos coups, si la table le permet
help-table-invite =
    .what = un lien par lequel d’autres peuvent s’asseoir
help-table-link =
    .what = un lien pour garder votre place sur un autre appareil
help-table-leave =
    .what = partir pour de bon : un bot prend votre place (leave free : n’importe qui)
help-table-rematch =
    .what = rejouer avec les mêmes personnes
help-table-delete =
    .what = supprimer la table et tout ce qui la concerne
help-table-quit =
    .what = partir ; votre place reste la vôtre
help-table-ready =
    .what = dire que l’on peut commencer
help-table-unready =
    .what = demander finalement d’attendre
help-table-word = word MOT
    .what = votre mot pour la graine, afin que personne ne connaisse les cartes
help-table-pick = pick MOT
    .what = choisir ce qui est propre à votre place, par exemple votre blason
help-table-name = name NOM
    .what = changer de nom
help-table-say = say TEXTE
    .what = parler à tout le monde
help-table-whisper = whisper PLACE TEXTE
    .what = parler à une personne ou à plusieurs (B,C), si la table le permet
help-table-yes =
    .what = accepter ce qui est demandé
help-table-no =
    .what = refuser, ou retirer votre propre demande
help-table-end =
    .what = demander à tous de finir la partie sans résultat
help-table-takeover = takeover PLACE
    .what = demander qu’un bot prenne la place d’un joueur hors ligne
help-table-expel = expel PLACE
    .what = demander qu’un joueur quitte la partie
help-table-revoke =
    .what = déconnecter les appareils venus à votre place après celui-ci
help-table-concede =
    .what = abandonner ; un bot continue pour vous
help-table-start =
    .what = distribuer, dès que toutes les places sont prises
help-table-bot = bot PLACE NIVEAU
    .what = un bot pour une place libre
help-table-free = free PLACE
    .what = libérer la place d’un bot ; avant la partie, aussi celle d’un joueur
help-table-pause =
    .what = suspendre la partie et ses pendules
help-table-resume =
    .what = reprendre après une pause
help-table-mute = mute PLACE
    .what = masquer ce que dit quelqu’un, pour vous uniquement
help-table-unmute = unmute PLACE
    .what = afficher de nouveau ce que dit cette personne
help-table-block = block PLACE
    .what = ne plus jamais entendre ni rencontrer quelqu’un sur ce serveur
help-table-unblock = unblock PLACE
    .what = ne plus bloquer quelqu’un
help-table-report = report PLACE RAISON TEXTE
    .what = signaler quelqu’un à l’hôte ; la raison est talk, play, name ou other
help-table-mute-all = mute PLACE all
    .what = faire taire quelqu’un pour tous
help-table-unmute-all = unmute PLACE all
    .what = lui rendre la parole
terminal-report = { $by } signale { $name } : { $reason }
help-table-talk =
    .what = couper la parole à tous (talk on : la rendre)
help-table-host = /host PLACE
    .what = faire de quelqu’un d’autre l’hôte

## Ligne de commande

record-good = Tout est en ordre : { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} et { $draws ->
    [one] { $draws } tirage
   *[other] { $draws } tirages
} découlent de la graine promise.
record-words = Les mots qui font partie de la donne : { $names }.
record-no-words = Personne n’avait engagé de mot : qui tenait le serveur pouvait choisir la donne.
CLI =
    .error = { $problem }
    .docs = Il n’y a pas de site dans { $folder }.
    .docs-hint = `make docs` en construit un dans build/docs.
    .root = Un sous-chemin commence par une barre oblique ; « { $value } », non.
    .workers = Plusieurs processus demandent PostgreSQL : --database postgresql://…
    .listen = Impossible d’écouter sur { $host }, port { $port } : { $problem }.
    .listen-hint = Un autre serveur y tourne-t-il ? --port choisit un autre port, --host une autre adresse.
    .crashed = Aucun processus ne tient : chacun s’est arrêté { $crashes } fois de suite.
    .crashed-hint = Le journal ci-dessus dit pourquoi ; la base de données est-elle joignable ?
    .hint = { $command } --help montre ce qu’on peut taper.
    .players = Le nombre de joueurs doit être un nombre entier, pas « { $value } ».
    .players-hint = Par exemple : --players 4
    .people = Le nombre de personnes doit être un nombre entier, pas « { $value } ».
    .people-hint = Par exemple : --humans 2
    .humans = Il ne peut pas y avoir { $humans } personnes dans une partie à { $players }.
    .humans-hint = Les autres sont des bots : choisissez de 0 à { $players }.
    .games = Le nombre de parties doit être un nombre entier, pas « { $value } ».
    .games-hint = Par exemple : --games 400
    .jobs = Le nombre de processus doit être un nombre entier, pas « { $value } ».
    .jobs-hint = Par exemple : --jobs 2
    .generations = Le nombre de générations doit être un nombre entier, pas « { $value } ».
    .generations-hint = Par exemple : --generations 20
    .proof = Le nombre de parties doit être un nombre entier, pas « { $value } ».
    .proof-hint = Par exemple : --proof 2000
    .patience = Le temps pour un coup doit être un nombre de secondes, pas « { $value } ».
    .patience-hint = Par exemple : --patience 10
    .decide = La part à décider doit être un pourcentage, pas « { $value } ».
    .decide-hint = Par exemple : --decide 45%
    .benchmark = Il n’y a pas de mesure « { $value } ».
    .benchmark-hint = Les mesures sont : { $choices }.
    .seed = La graine doit être un nombre entier de 0 à { $most }, pas « { $value } ».
    .seed-hint = Par exemple : --seed 7. La même graine donne les mêmes cartes.
    .option = Une option s’écrit nom=valeur, pas « { $value } ».
    .option-hint = { $choices ->
            [none] Ce jeu n’a pas d’options.
           *[other] Les options sont : { $choices }.
        }
    .names = { $names ->
            [one] { $names } nom donné
           *[other] { $names } noms donnés
        }, mais { $humans ->
            [one] { $humans } personne
           *[other] { $humans } personnes
        }.
    .names-hint = Retirez --humans : chaque --name est une personne.
    .name = « { $name } » ne peut pas être un nom à cette table : de 1 à { $most } lettres, et un seul joueur le porte.
    .name-hint = Par exemple : --name Ann --name Bo
    .game = Quel jeu ?
    .game-hint = Par exemple : { $example }
    .loaded = Une partie enregistrée a ses propres joueurs, graine et options.
    .loaded-hint = Ne gardez que --load.
    .joined = La table d’un serveur a son propre jeu, ses joueurs et ses options.
    .joined-hint = Avec --join, on ne peut donner qu’un --name et un --seat.
    .seat = On ne choisit une place qu’à la table d’un serveur.
    .seat-hint = Par exemple : sengoku play --join LIEN --seat B
    .other = { $file } est une partie du jeu { $found }, pas du jeu { $game }.
    .other-hint = sengoku play --load { $file }
    .rule = Il n’y a pas de règle { $rule } dans { $game }.
    .rule-hint = Les règles vont de { $first } à { $last } : sengoku rules { $game }
    .rules = Il n’y a pas de règles du jeu { $game } à lire ici.
    .rules-hint = Elles viennent avec le paquet qui apporte le jeu.
    .bench = Les mesures viennent avec le paquet installé, et ne sont pas ici.
    .bench-hint = Installez-le avec : pip install .
    .value = { $option } ne peut pas valoir « { $value } ».
    .value-hint = { $command } --help montre ce qu’on peut taper.
    .least = { $option } doit valoir au moins { $least }, et non « { $value } ».
    .least-hint = { $command } --help montre ce qu’on peut taper.
    .range = { $option } doit être compris entre { $least } et { $most } : « { $value } » ne l’est pas.
    .range-hint = { $command } --help montre ce qu’on peut taper.
    .positive = { $option } doit être supérieur à 0, et non « { $value } ».
    .positive-hint = { $command } --help montre ce qu’on peut taper.
    .unused = « { $tokens } » n’a pas été compris.
    .unused-hint = { $command } --help montre ce qu’on peut taper.
    .language = Sengoku ne parle pas encore « { $language } ».
    .language-hint = Les langues sont : { $choices }.

games-name = jeu
games-players = joueurs
games-options = options
games-about = en deux mots
games-range = { $fewest } à { $most }
engine-compiled = moteur compilé
engine-uncompiled = moteur non compilé : procurez-vous un compilateur C et réinstallez

## Pour qui traduit

check-none = Il n’y a pas encore de { $language }.ftl : copiez en.ftl, et dites-le dans cette langue.
check-junk = Fluent ne peut pas lire ceci : { $name }
check-twice = { $name } est là deux fois.
check-missing = { $name } manque.
check-unknown = { $name } n’existe pas en anglais, et aucun autre message ne s’en sert.
check-figures = { $name } n’emploie pas les variables du message anglais : { $figures }.
check-same = { $name } est encore en anglais.
check-rule = La règle { $name } manque.
check-order = Les règles de { $name } ne suivent pas l’ordre de l’anglais.
check-total = { $language } : { $count ->
    [0] complet
    [one] { $count } chose à faire
   *[other] { $count } choses à faire
}

## Shinobi

# Matériel
hojo = Hōjō
mori = Mōri
oda = Oda
takeda = Takeda
uesugi = Uesugi
ninja = ninja

# Comment se disent les chiffres des événements : les cartes par numéro, les provinces par leur maître.
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
    [yes] chez vous
   *[no] { $doer ->
        [yes] dans sa province
       *[no] chez { $name }
    }
}
    .then = { shinobi-figure-province }
shinobi-figure-source = { shinobi-figure-province }
    .then = { shinobi-figure-province }
shinobi-figure-loyalties = { $me ->
    [yes] vous serviez
   *[no] { $name } servait
} { shinobi-figure-card }

# Ce qui est demandé
shinobi-prompt = { $order ->
    [1] Premier ordre : déployez une carte hors de chez vous, ou frappez une colonne avec un ninja.
    [2] Deuxième ordre : installez une carte chez vous, ou déplacez-en une qui est ailleurs.
   *[3] { $only ->
        [rest] Troisième ordre : rien ne peut être attaqué. Appuyez sur Entrée pour finir votre tour.
       *[attack] Troisième ordre : avec une de vos colonnes, attaquez-en une plus petite ailleurs.
    }
}

# Ce qui s’est passé
shinobi-start = Les cartes sont distribuées. { $first-me ->
    [yes] Vous commencez
   *[no] { $first } commence
}.
    .then = { $first-me ->
        [yes] vous commencez
       *[no] { $first } commence
    }
shinobi-deploy = { $seat } { has } déployé { $clan } { $province }.
    .then = { has } déployé { $clan } { $province }
    .help = Vous posez une carte { $clan } de votre main { $province }. Elle est protégée pendant ce tour. (SHI-20)
    .say = déployer { $clan } { $province }
shinobi-strike = { $seat } { has } frappé { $clan } { $province } avec un ninja : une carte défaussée.
    .then = { has } frappé { $clan } { $province } avec un ninja
    .help = Vous défaussez un ninja et une carte { $clan } { $province }. Ce qui y reste ne peut pas être attaqué pendant ce tour. (SHI-21)
    .say = frapper { $clan } { $province }
shinobi-settle = { $seat } { has } installé { $clan } dans { $seat-me ->
    [yes] votre
   *[no] sa
} province.
    .then = { has } installé { $clan } dans { $seat-me ->
        [yes] votre
       *[no] sa
    } province
    .help = Vous posez une carte { $clan } de votre main dans votre propre province. (SHI-23)
    .say = installer { $clan } chez vous
shinobi-march = { $seat } { has } déplacé { $clan } de { $source } jusque { $province }.
    .then = { has } déplacé { $clan } de { $source } jusque { $province }
    .help = Vous déplacez une carte { $clan } de { $source } jusque { $province }, où elle est protégée pendant ce tour. (SHI-24)
    .say = déplacer { $clan } de { $source } jusque { $province }
shinobi-attack = { $seat } { has } attaqué { $target } { $province } avec { $clan } : une carte { $target } défaussée.
    .then = { has } attaqué { $target } { $province } avec { $clan }
    .help = Votre colonne { $clan } fait perdre une carte à { $target } { $province }, et n’en perd aucune. (SHI-27)
    .say = attaquer { $target } { $province } avec { $clan }
shinobi-rest = { $seat } n’{ has } rien pu attaquer.
    .then = pas d’attaque
    .help = Vous n’attaquez pas, vous complétez votre main à quatre cartes, et votre tour est fini. (SHI-26)
    .say = finir mon tour
shinobi-draw = { $seat } { has } pioché { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
    .seen = { $seat } { has } pioché : { $drawn }.
    .then = { "" }
    .then-seen = { has } pioché : { $drawn }
shinobi-end = La partie est finie, et les allégeances sont révélées : { $loyalties }.
    .then = { $loyalties }

# La table dans le terminal
shinobi-serve = Vous servez
shinobi-hand = Main
shinobi-pile = Pioche { $cards }
shinobi-last = { $me ->
    [yes] Vous avez pioché la dernière carte : vos tours sont finis, les autres en ont encore un.
   *[no] { $name } a pioché la dernière carte : c’est le dernier tour de table.
}
shinobi-legend = * protégée ce tour-ci   [4] cartes en main
shinobi-standing = sur la table
shinobi-unseen = non vues
shinobi-score = { $rank }. { $name }, au service du clan { $clan } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} sur la table, dont { $home } chez son agent
shinobi-tie = Égalité à { $score } : les cartes que chacun a dans sa propre province décident. (SHI-42)
shinobi-shared = Là aussi, égalité : la place est partagée. (SHI-43)
shinobi-unserved = { $clan } a { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, mais personne ne servait ce clan. (SHI-44)

# Shinobi en texte
shinobi-text-provinces = Cartes dans les provinces
shinobi-text-owner = joueur
shinobi-text-safe = { $cards } (protégée)
shinobi-text-piles = Pioche et défausse
shinobi-text-count = cartes
shinobi-text-kind = carte
shinobi-text-player = joueur
shinobi-text-pile = tas
shinobi-text-serve = Vous servez { $clan } : { $table } sur la table, dont { $home } chez vous.
shinobi-text-hand = En main : { $cards }.
shinobi-text-standing = Sur la table : { $clans }.
shinobi-text-place = Vous servez { $clan } : clan numéro { $place } sur cinq.

# Refus de coups
SHI-04 =
    .players = Shinobi se joue de { $fewest } à { $most }, pas à { $players }.
    .hint = Choisissez un nombre de { $fewest } à { $most }.
SHI-20 =
    .own = Le premier ordre mène hors de chez vous : pas dans votre propre province.
    .hand = Vous n’avez en main aucune carte { $clan } à déployer.
    .sequence = C’est le moment du premier ordre : déployez une carte d’armée, ou frappez avec un ninja.
SHI-21 =
    .own = Un ninja frappe ailleurs : pas dans votre propre province.
    .hand = Vous n’avez en main aucun ninja pour frapper.
    .discards = Il y a plus de ninjas défaussés que de cartes qu’ils ont frappées.
SHI-22 =
    .column = Un ninja a besoin d’une colonne à frapper : il n’y a aucune carte { $clan } dans la province { $province }.
SHI-23 =
    .hand = Vous n’avez en main aucune carte { $clan } à installer.
    .sequence = C’est le moment du deuxième ordre : installez une carte chez vous, ou déplacez-en une qui est ailleurs.
SHI-24 =
    .own = Aucune carte ne quitte votre propre province.
    .same = Un déplacement doit mener ailleurs : la carte est déjà dans la province { $province }.
    .column = Il n’y a aucune carte { $clan } à déplacer dans la province { $source }.
SHI-26 =
    .attack = Si une attaque est possible, vous devez attaquer : { $attacks ->
        [one] { $attacks } attaque est possible
       *[other] { $attacks } attaques sont possibles
    }.
    .sequence = C’est le moment du troisième ordre : attaquez, ou finissez votre tour si rien ne peut l’être.
SHI-27 =
    .own = La cible est ailleurs : pas dans votre propre province.
    .clan = Un clan ne s’attaque pas lui-même : { $clan } ne peut pas attaquer { $target }.
    .column = Il n’y a aucune carte { $target } à attaquer dans la province { $province }.
    .strength = La cible doit être plus petite : { $target } a { $defender ->
        [one] { $defender } carte
       *[other] { $defender } cartes
    } dans la province { $province }, votre colonne { $clan } en a { $attacker }.
SHI-28 =
    .protected = La colonne { $target } de la province { $province } est protégée pendant ce tour : une carte y est arrivée, ou un ninja y a frappé.
    .early = Une colonne est protégée à partir du premier ordre, et aucune avant.
    .many = Il y a plus de colonnes protégées que d’ordres donnés.
    .own = Le premier ordre ne protège aucune colonne de sa propre province.
SHI-29 =
    .vacated = La colonne { $target } de la province { $province } est protégée pendant ce tour : une carte vient d’en partir.
    .early = Une colonne n’est quittée que par un déplacement de ce tour, et seulement avec l’option.
    .own = Aucune carte ne quitte sa propre province.

# Refus de positions
SHI-02 =
    .cards = Il doit y avoir { $needed } cartes { $kind }, pas { $found }.
SHI-10 =
    .loyalty = Chaque place sert l’un des cinq clans, et aucun clan n’est servi deux fois.
SHI-12 =
    .actors = Une seule place joue à la fois.
SHI-13 =
    .deeds = Ce que les places ont fait pour { $clan } ne correspond pas à ses cartes sur la table.
SHI-30 =
    .hand = La place { $seat } ne peut pas avoir { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } en main maintenant : { $fewest ->
        [0] au plus { $most }
       *[other] de { $fewest } à { $most }
    }.
SHI-40 =
    .last = Quelqu’un a pioché la dernière carte si et seulement si la pioche est vide.
    .turn = Le joueur qui a pioché la dernière carte ne joue plus.
    .over = La partie n’est finie qu’après le dernier tour de table.
SHI-41 =
    .early = Il n’y a pas de score avant la fin.
    .result = Les scores ne sont pas ceux de la table.

## Shitennō

# Matériel
samurai = Samouraï
bushi = Bushi
sohei = Sōhei
shinobi = Shinobi
exchange = Échange
plus = +1
daimyo = Daimyō
shomyo = Shōmyō
sensei = Senseï
hatamoto = Hatamoto
chugoku = Chūgoku
chubu = Chūbu
hokkaido = Hokkaidō
kyushu = Kyūshū
kanto = Kantō
kansai = Kansai
shikoku = Shikoku
tohoku = Tōhoku

# Comment se disent les chiffres des événements : cartes et moyens de paiement par numéro, puis tuiles.
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
    [15] 2 kokus
    [16] 3 kokus
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
   *[2] Pioche
}
shitenno-figure-hierarchy = { $value ->
    [0] { daimyo }
    [1] { shomyo }
    [2] { sensei }
   *[3] { hatamoto }
}
shitenno-figure-rest = { shitenno-figure-hierarchy }
shitenno-figure-titles = { $me ->
    [yes] vous êtes
   *[no] { $name } est
} { shitenno-figure-hierarchy }
shitenno-figure-scores = { $me ->
    [yes] vous avez
   *[no] { $name } a
} { $value }
shitenno-figure-tairo = { $me ->
    [yes] vous êtes
   *[no] { $name } est
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

# Ce qui est demandé
shitenno-prompt = { $asked ->
    [offer] Vous êtes Tairō : ajoutez des cartes à un lot, puis proposez-le avec un titre.
    [split] Vous êtes Tairō : ajoutez des cartes à un lot, le reste forme l’autre. Puis partagez, avec un titre pour chacun.
    [answer] Acceptez le lot, ou refusez-le.
    [choose] Choisissez l’un des deux lots.
    [pay] { $only ->
        [place] Confirmez : posez le kamon.
       *[several] Composez le paiement, ou renoncez ; poser le kamon le confirme.
    }
   *[turn] { $only ->
        [done] Il ne reste rien à faire cette année. Appuyez sur Entrée pour finir votre tour.
       *[several] Visez une province, utilisez une tuile ou votre titre, ou finissez votre tour.
    }
}

# Ce qui s’est passé
# Un lot peut être sans cartes ; la liste dit alors « rien ».
lot-cards = { $cards ->
    [rien] aucune carte
   *[other] { $cards }
}
other-cards = { $others ->
    [rien] aucune carte
   *[other] { $others }
}
shitenno-start = Les titres sont distribués : { $titles }.
    .then = les titres sont distribués : { $titles }
shitenno-drawn = { $seat } { has } pioché une carte : { $card }.
    .then = { has } pioché une carte : { $card }
shitenno-year = Manche { $round } : { $tairo } Tairō. À partager : { $cards }.
    .then = manche { $round }, { $tairo } Tairō ; à partager : { $cards }
shitenno-reshuffle = Les cartes Troupe défaussées forment une nouvelle pioche de { $pile ->
    [one] { $pile } carte
   *[other] { $pile } cartes
}.
    .then = les cartes Troupe défaussées forment une nouvelle pioche
shitenno-add = { $seat } { has } ajouté la carte { $card } au lot.
    .then = { "" }
    .help = Vous ajoutez la carte { $card } au lot que vous composez ; personne ne le voit avant que vous le proposiez. (STN-32)
    .say = ajouter { $card } au lot
shitenno-remove = { $seat } { has } retiré la carte { $card } du lot.
    .then = { "" }
    .help = Vous retirez la carte { $card } du lot. (STN-32)
    .say = retirer { $card } du lot
shitenno-offer = { $seat } { has } proposé un lot avec la tuile { $hierarchy } : { lot-cards }.
    .then = { has } proposé un lot avec la tuile { $hierarchy } : { lot-cards }
    .help = Vous proposez votre lot avec la tuile { $hierarchy } à ceux qui n’en ont pas, l’un après l’autre. (STN-32)
    .say = proposer le lot avec { $hierarchy }
shitenno-accept = { $seat } l’{ has } accepté.
    .then = { has } accepté
    .help = Les cartes du lot rejoignent votre main, et sa tuile sera votre titre. (STN-33)
    .say = accepter le lot
shitenno-refuse = { $seat } l’{ has } refusé.
    .then = { has } refusé
    .help = Vous laissez le lot au suivant ; on vous en proposera d’autres. (STN-32)
    .say = refuser le lot
shitenno-keep = Personne n’en a voulu : { $seat-me ->
    [yes] vous gardez
   *[no] { $seat } garde
} le lot. Maintenant, { $tairo } Tairō.
    .then = { has } gardé le lot dont personne ne voulait
shitenno-split = { $seat } { has } formé deux lots : { lot-cards } avec la tuile { $hierarchy } ; { other-cards } avec la tuile { $rest }.
    .then = { has } formé deux lots : { lot-cards } avec la tuile { $hierarchy } ; { other-cards } avec la tuile { $rest }
    .help = Ce que vous avez composé forme un lot, avec la tuile { $hierarchy } ; toutes les autres cartes forment le second, avec la tuile { $rest }. L’autre choisit. (STN-35)
    .say = partager avec { $hierarchy } pour le lot et { $rest } pour le reste
shitenno-choose = { $seat } { has } choisi le lot avec la tuile { $hierarchy }.
    .then = { has } choisi le lot avec la tuile { $hierarchy }
    .help = Vous prenez le lot avec la tuile { $hierarchy }, et le Tairō prend l’autre. (STN-35)
    .say = choisir le lot avec { $hierarchy }
shitenno-titled = Les nouveaux titres : { $titles }.
    .then = les nouveaux titres : { $titles }
shitenno-claim = { $seat } { has } commencé à payer pour { $province }.
    .then = { "" }
    .help = Vous commencez un paiement pour la prochaine position dans la province { $province } ; vous pouvez y renoncer tant que le kamon n’est pas posé. (STN-41)
    .say = viser { $province }
shitenno-spend = { $seat } { has } ajouté au paiement : { $part }.
    .then = { "" }
    .help = Vous ajoutez au paiement : { $part }. (STN-43)
    .say = dépenser { $part }
shitenno-withdraw = { $seat } { has } renoncé au paiement.
    .then = { "" }
    .help = Vous reprenez tout en main. (STN-43)
    .say = renoncer au paiement
shitenno-place = { $seat } { has } pris une position dans la province { $province } avec { $paid }, pour { $favour } points de faveur.
    .seen = { $seat } { has } pris une position dans la province { $province } avec { $paid }, pour { $favour } points de faveur, et gagné une tuile : { $tile }.
    .then = { has } pris une position dans la province { $province } avec { $paid }, pour { $favour } points de faveur
    .then-seen = { has } pris une position dans la province { $province } avec { $paid }, pour { $favour } points de faveur, et gagné une tuile : { $tile }
    .help = Vous défaussez ce qui est dans le paiement, et posez votre kamon sur la position libre la plus à gauche. (STN-43)
    .say = poser le kamon
shitenno-draw = { $seat } { has } utilisé une tuile Pioche.
    .then = { has } utilisé une tuile Pioche
    .help = Vous utilisez une tuile Pioche et piochez une carte Troupe. Ce coup est définitif. (STN-53)
    .say = piocher une carte avec une tuile Pioche
shitenno-turn = { $seat } { has } retourné un kamon sur sa face dorée dans la province { $province }.
    .then = { has } retourné un kamon sur sa face dorée dans la province { $province }
    .help = Un de vos kamons dans la province { $province } est retourné sur sa face dorée et compte double ; votre tour est fini. (STN-56)
    .say = retourner un kamon dans la province { $province }
shitenno-done = { $seat } { has } fini { $seat-me ->
    [yes] votre
   *[no] son
} tour.
    .then = { has } fini
    .help = Votre tour est fini ; c’est au titre suivant. (STN-40)
    .say = finir mon tour
shitenno-end = La partie est finie : { $scores }.
    .then = { $scores }

# La table dans le terminal
shitenno-see-round = Manche { $round }
shitenno-see-piles = pioche Troupe { $troops }, défausse { $discards }, pioche Koku { $koku }
shitenno-see-hand = Main
shitenno-see-table = À partager
shitenno-see-lot = Lot
shitenno-see-rest-lot = Le reste
shitenno-see-none = aucune carte
shitenno-see-paying = Paiement pour { $province }
shitenno-see-troops = troupes
shitenno-see-koku = kokus
shitenno-see-kamon = kamons
shitenno-see-favour = points
shitenno-see-full = complet
shitenno-see-tile-left = tuiles restantes
shitenno-see-line = { $rank }. { $name } : { $total }
shitenno-see-line-track = { $favour } sur la piste
shitenno-see-line-koku = { $koku ->
    [one] { $koku } koku
   *[other] { $koku } kokus
} en main (STN-62)
shitenno-see-line-exchanged = { $troops ->
    [one] { $troops } troupe échangée
   *[other] { $troops } troupes échangées
} (STN-62)
shitenno-see-line-plus = { $tiles } pour les tuiles +1 (STN-62)
shitenno-see-line-majority = { $favour } pour { $provinces } (STN-63)
shitenno-see-tie = Égalité à { $score } : le titre le plus haut l’emporte. (STN-64)

# Shitennō en texte
shitenno-text-provinces = Provinces aux positions { $values }
shitenno-text-province = nom
shitenno-text-position = en position { $value }
shitenno-text-golden = { $name } (doré)
shitenno-text-price = prix
shitenno-text-cost = { $troops } ou { $koku } kokus
shitenno-text-gain = points pour vous
shitenno-text-leader = majorité
shitenno-text-leftmost = { $leader } (le plus à gauche)
shitenno-text-tiles = tuiles
shitenno-text-player = joueur
shitenno-text-title = titre
shitenno-text-next = { $title } (ensuite { $next })
shitenno-text-known = cartes connues
shitenno-text-pile = pioche
shitenno-text-count = cartes
shitenno-text-troops = Pioche Troupe
shitenno-text-discards = Troupes défaussées
shitenno-text-koku = Pioche Koku
shitenno-text-lots = Les lots
shitenno-text-lot = Lot avec la tuile { $title }
shitenno-text-hand = En main : { $cards }.
shitenno-text-own-title = Votre titre : { $title }.
shitenno-text-own-tiles = Vos tuiles : { $tiles }.
shitenno-text-putting = Lot en cours : { $cards }. Le reste : { $rest }.
shitenno-text-paying = Vous payez pour { $province } ({ $price }). Paiement jusqu’ici : { $cards }.
shitenno-text-offered = Proposé avec la tuile { $title } : { $cards }.
shitenno-compound-claim =
    .form = viser Kansai 1 : paie de la première façon que « b Kansai » indique, et pose le kamon ; viser Kansai bushi, 1 koku : paie avec cela
shitenno-compound-offer =
    .form = proposer bushi, 1 koku | Shōmyō : met ces cartes dans le lot et le propose avec ce titre
shitenno-compound-split =
    .form = partager bushi, 1 koku | Shōmyō Hatamoto : les cartes du premier lot, puis les titres des deux

# Refus de coups
STN-08 =
    .players = Shitennō se joue de { $fewest } à { $most }, pas à { $players }.
    .hint = Choisissez un nombre de { $fewest } à { $most }.
    .kamon = La place { $seat } doit avoir autant de kamons que le veut le nombre de joueurs, pas { $found }.
STN-32 =
    .sequence = Le Tairō compose un lot : ajoutez des cartes, et proposez-le avec un titre.
    .answer = Un lot est proposé : acceptez-le ou refusez-le.
    .card = Il n’y a plus de carte { $card } à ajouter : { $open } sur la table, dont { $lot } dans le lot.
    .lot = Il n’y a pas de carte { $card } à retirer du lot.
    .often = Cela suffit : { $most } cartes ont déjà été retirées de ce lot.
    .tile = La tuile { $hierarchy } n’est plus là. Il reste : { $tiles }.
    .three = On ne forme deux lots que si deux joueurs n’en ont pas : il y en a { $players }. Proposez un seul lot.
    .outside = Le lot contient plus de cartes { $card } qu’il n’y en a sur la table.
    .offers = Il ne peut pas y avoir { $offers ->
        [one] { $offers } lot proposé
       *[other] { $offers } lots proposés
    } maintenant.
    .actor = Le Tairō partage, les autres répondent.
    .sent = On ne compose rien tant qu’un lot est proposé.
STN-35 =
    .sequence = Le Tairō forme deux lots : ajoutez des cartes à l’un, et partagez avec un titre pour chacun.
    .choice = Deux lots sont sur la table : choisissez l’un d’eux.
    .two = À { $players } sans lot, on ne propose pas un seul lot : partagez tout en deux lots.
    .same = Chaque lot a sa propre tuile : pas deux fois { $hierarchy }.
    .tile = Les deux tuiles doivent être disponibles. Il reste : { $tiles }.
    .lots = Aucun lot n’a la tuile { $hierarchy }. Choisissez parmi : { $tiles }.
    .fewer = Avec { $players } sans lot, il ne reste rien à partager.
    .all = Toutes les cartes doivent être dans une main ou dans l’un des deux lots.
    .order = De deux lots, celui de la tuile la plus haute s’écrit en premier.
STN-40 =
    .two = Pas plus de { $most } kamons par année.
    .kamon = Vous n’avez plus de kamon à poser.
    .sequence = C’est l’année impaire : visez une province, utilisez une tuile ou votre titre, ou finissez votre tour.
    .actors = Une seule place décide à la fois.
    .early = On ne pose des kamons que l’année impaire.
    .placed = Il est impossible que { $placed } kamons aient été posés ce tour-ci : il y en a { $board } sur le plateau.
STN-41 =
    .full = Les { $positions } positions dans la province { $province } sont prises.
    .price = Vous ne pouvez pas payer pour { $province } : il faut { $troops }, ou { $koku } kokus.
    .left = Les kamons dans la province { $province } doivent se suivre depuis la gauche.
    .claimed = La province pour laquelle on paie ne peut pas être visée.
STN-43 =
    .begun = Un paiement est en cours : complétez-le et posez, ou renoncez.
    .none = Aucun paiement n’est en cours : visez d’abord une province.
    .hand = Plus rien de tel à ajouter ({ $part }) : { $held } en tout, { $spent } déjà dans le paiement.
    .part = Avec { $part }, le paiement ne serait plus valable : il faut { $troops } ou { $koku } kokus, et rien de superflu.
    .short = Cela ne suffit pas encore : il faut { $troops } ou { $koku } kokus.
    .often = Vous avez déjà abandonné { $most } paiements : complétez celui-ci.
    .early = On ne paie rien l’année paire.
    .nowhere = Il y a quelque chose dans le paiement, mais pour aucune province.
    .held = Il y a plus dans le paiement que la place ne possède.
    .spend = Ce qui est dans le paiement ne peut pas suffire.
    .over = On ne paie plus rien après la fin.
STN-53 =
    .paying = Pas au milieu d’un paiement : posez ou renoncez d’abord.
    .tile = Vous n’avez pas de tuile Pioche.
    .pile = Il n’y a pas de carte Troupe à piocher, ni dans la pioche ni dans la défausse.
    .drawn = { $taken } cartes ont été prises sans être vues, mais il en faut { $drawn }.
STN-56 =
    .title = Seul le Senseï retourne des kamons ; vous êtes { $title }.
    .kamon = Vous n’avez pas de kamon simple à retourner dans la province { $province }.
    .golden = Une position sans kamon ne peut pas être dorée.
STN-57 =
    .title = Seul le Hatamoto remplace une troupe ; vous êtes { $title }.
    .turn = Le Hatamoto a déjà remplacé une troupe ce tour-ci.
    .stood = Seul le Hatamoto a pu remplacer une troupe.
    .early = Le Hatamoto n’a rien pu remplacer avant qu’un kamon soit posé.

# Refus de positions
STN-02 =
    .cards = Il doit y avoir { $needed } cartes simples { $card }, pas { $found }.
STN-03 =
    .cards = Il doit y avoir une carte double { $card }, pas { $found }.
STN-04 =
    .cards = Il doit y avoir { $needed } cartes { $card }, pas { $found }.
STN-05 =
    .tiles = Il doit y avoir deux tuiles bonus de chaque sorte, pas { $found } de la sorte { $tile }.
STN-06 =
    .titles = Aucun titre ne peut être porté deux fois.
STN-22 =
    .hands = Les deux premières cartes vont à chaque place, tour à tour.
    .pile = La place { $seat } a pris une carte d’une pioche qui n’existait pas alors.
STN-23 =
    .hand = La place { $seat } ne peut pas avoir autant de cartes { $card } : les cartes connues et le journal disent le contraire.
    .shown = La place { $seat } a montré une carte { $card } qu’elle n’a jamais prise.
STN-30 =
    .koku = Il est impossible que { $drawn } kokus aient été piochés à la manche { $round }.
    .tiles = Les quatre tuiles de hiérarchie sont dans des lots ou disponibles l’année paire, et de côté l’année impaire.
    .tairo = Il n’y a pas de Tairō l’année impaire.
STN-33 =
    .actor = Un joueur qui a un lot ne répond plus cette année.
STN-34 =
    .tairo = Le Tairō a le titre le plus haut parmi ceux qui n’ont pas de lot.
STN-37 =
    .titles = Aucune tuile ne peut être dans deux lots.
    .tiles = Une tuile qui est dans un lot ne peut pas être disponible.
    .earned = L’année impaire, les tuiles sont devenues des titres.
STN-44 =
    .favour = La place { $seat } ne peut pas avoir { $favour } points de faveur avec des positions valant { $positions }.
STN-45 =
    .tiles = { $won } tuiles { $bonus } ont été gagnées, mais { $found } sont en jeu ou utilisées.
STN-60 =
    .over = La partie dure jusqu’à ce que quelqu’un n’ait plus de kamon ou que la pioche Koku soit vide, et pas plus.
STN-64 =
    .early = Il n’y a pas de score avant la fin.
    .result = Les scores ne sont pas ceux de la table.

## La page : conseils, salle d’attente, relectures

shinobi-hint-deploy = Déployer { $clan } { $province }
shinobi-hint-strike = Frapper { $clan } { $province } avec le ninja
shinobi-hint-settle = Installer { $clan } chez vous
shinobi-hint-march = Déplacer { $clan } de { $source } jusque { $province }
shinobi-hint-attack = Attaquer { $target } { $province } avec { $clan }
shinobi-hint-rest = Finir le tour
page-fill-bots = Compléter avec des bots
page-all-open = toutes les mains ouvertes
page-run = Lecture
page-halt = Pause

## Senji

# Matériel
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
yellow = jaune
blue = bleue
black = noire
red = rouge
green = verte
purple = violette
sun = soleil
animal = animal
tanzaku = tanzaku
plain = simple

# Comment se disent les chiffres des événements.
senji-figure-card = { $value ->
    [0] membre jaune 1
    [1] membre jaune 2
    [2] membre jaune 3
    [3] membre jaune 4
    [4] soutien jaune 1
    [5] soutien jaune 2
    [6] soutien jaune 3
    [7] soutien jaune 4
    [8] commerce jaune 1
    [9] commerce jaune 2
    [10] commerce jaune 3
    [11] commerce jaune 4
    [12] bluff jaune
    [13] membre bleu 1
    [14] membre bleu 2
    [15] membre bleu 3
    [16] membre bleu 4
    [17] soutien bleu 1
    [18] soutien bleu 2
    [19] soutien bleu 3
    [20] soutien bleu 4
    [21] commerce bleu 1
    [22] commerce bleu 2
    [23] commerce bleu 3
    [24] commerce bleu 4
    [25] bluff bleu
    [26] membre noir 1
    [27] membre noir 2
    [28] membre noir 3
    [29] membre noir 4
    [30] soutien noir 1
    [31] soutien noir 2
    [32] soutien noir 3
    [33] soutien noir 4
    [34] commerce noir 1
    [35] commerce noir 2
    [36] commerce noir 3
    [37] commerce noir 4
    [38] bluff noir
    [39] membre rouge 1
    [40] membre rouge 2
    [41] membre rouge 3
    [42] membre rouge 4
    [43] soutien rouge 1
    [44] soutien rouge 2
    [45] soutien rouge 3
    [46] soutien rouge 4
    [47] commerce rouge 1
    [48] commerce rouge 2
    [49] commerce rouge 3
    [50] commerce rouge 4
    [51] bluff rouge
    [52] membre vert 1
    [53] membre vert 2
    [54] membre vert 3
    [55] membre vert 4
    [56] soutien vert 1
    [57] soutien vert 2
    [58] soutien vert 3
    [59] soutien vert 4
    [60] commerce vert 1
    [61] commerce vert 2
    [62] commerce vert 3
    [63] commerce vert 4
    [64] bluff vert
    [65] membre violet 1
    [66] membre violet 2
    [67] membre violet 3
    [68] membre violet 4
    [69] soutien violet 1
    [70] soutien violet 2
    [71] soutien violet 3
    [72] soutien violet 4
    [73] commerce violet 1
    [74] commerce violet 2
    [75] commerce violet 3
    [76] commerce violet 4
    [77] bluff violet
   *[other] rien
}
senji-figure-given = { senji-figure-card }
senji-figure-paid = { senji-figure-card }
senji-figure-returned = { senji-figure-card }
senji-figure-left = { senji-figure-card }
senji-figure-stake = { senji-figure-card }
senji-figure-played = { senji-figure-card }
senji-figure-attack_card = { $value ->
    [-1] aucune carte
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
    [peace-broken] la paix (promesse rompue)
    [spare-broken] d’épargner { $province } (promesse rompue)
    [strike-kept] d’attaquer { $province } (promesse tenue)
   *[other] la clémence (promesse rompue)
}
senji-figure-kept = { $value ->
    [yes] yes
    [no] no
   *[other] { senji-figure-samurai } pour { senji-figure-to }
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
    [18] la mer septentrionale
   *[other] la mer méridionale
}
senji-figure-sea = { $value ->
    [0] la mer septentrionale
   *[other] la mer méridionale
}
senji-figure-way = { $value ->
    [0] vers { MUT }
    [1] vers { DEW }
    [2] vers { HIT }
    [3] vers { ECH }
    [4] vers { MUS }
    [5] vers { SUR }
    [6] vers { KAG }
    [7] vers { SHI }
    [8] vers { OWA }
    [9] vers { YAM }
    [10] vers { IZM }
    [11] vers { AKI }
    [12] vers { KII }
    [13] vers { SAN }
    [14] vers { TOS }
    [15] vers { CHI }
    [16] vers { BUN }
    [17] vers { SAT }
    [18] vers la mer septentrionale
    [19] vers la mer méridionale
    [20] par la mer septentrionale vers { MUT }
    [21] par la mer septentrionale vers { DEW }
    [22] par la mer septentrionale vers { HIT }
    [23] par la mer septentrionale vers { ECH }
    [24] par la mer septentrionale vers { MUS }
    [25] par la mer septentrionale vers { SUR }
    [26] par la mer septentrionale vers { KAG }
    [27] par la mer septentrionale vers { SHI }
    [28] par la mer septentrionale vers { OWA }
    [29] par la mer septentrionale vers { YAM }
    [30] par la mer septentrionale vers { IZM }
    [31] par la mer septentrionale vers { AKI }
    [32] par la mer septentrionale vers { KII }
    [33] par la mer septentrionale vers { SAN }
    [34] par la mer septentrionale vers { TOS }
    [35] par la mer septentrionale vers { CHI }
    [36] par la mer septentrionale vers { BUN }
    [37] par la mer septentrionale vers { SAT }
    [38] par la mer méridionale vers { MUT }
    [39] par la mer méridionale vers { DEW }
    [40] par la mer méridionale vers { HIT }
    [41] par la mer méridionale vers { ECH }
    [42] par la mer méridionale vers { MUS }
    [43] par la mer méridionale vers { SUR }
    [44] par la mer méridionale vers { KAG }
    [45] par la mer méridionale vers { SHI }
    [46] par la mer méridionale vers { OWA }
    [47] par la mer méridionale vers { YAM }
    [48] par la mer méridionale vers { IZM }
    [49] par la mer méridionale vers { AKI }
    [50] par la mer méridionale vers { KII }
    [51] par la mer méridionale vers { SAN }
    [52] par la mer méridionale vers { TOS }
    [53] par la mer méridionale vers { CHI }
    [54] par la mer méridionale vers { BUN }
   *[other] par la mer méridionale vers { SAT }
}
senji-figure-piece = { $value ->
    [0] une unité
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
    [0] production
    [1] recrutement
   *[other] mouvement
}
senji-figure-flower = { $value ->
    [0] { sun }
    [1] { animal }
    [2] { tanzaku }
   *[other] carte simple
}
senji-figure-missing = { senji-figure-flower }
senji-figure-drawn = { senji-figure-flower }
senji-figure-flowers = { senji-figure-flower }
senji-figure-lot = { $value ->
    [0] le lot jaune 1
    [1] le lot jaune 2
    [2] le lot bleu 1
    [3] le lot bleu 2
    [4] le lot noir 1
   *[other] le lot noir 2
}
senji-figure-family = { $value ->
    [0] jaune
    [1] bleu
    [2] noir
    [3] rouge
    [4] vert
   *[other] violet
}
senji-figure-faces = { senji-figure-family }
senji-figure-deck = { senji-figure-family }
senji-figure-pledge = { $value ->
    [0] la paix
    [1] d’épargner { $province }
    [2] d’attaquer { $province }
   *[other] la clémence
}
senji-figure-combo = { $value ->
    [0] quatre soleils
    [1] quatre animaux
    [2] cinq cartes simples
    [3] une carte de chaque type
   *[other] cinq tanzaku
}
senji-figure-to = { $me ->
    [yes] vous
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
    [none] dans le paquet
   *[other] chez { senji-figure-to }
}
senji-figure-honours = { senji-figure-to } { $value }
senji-figure-bids = { $value }
senji-figure-wants = { $value ->
    [96] une carte au choix
   *[other] { senji-figure-wanted }
}
senji-figure-wanted = { $value ->
    [0] membre jaune 1
    [1] membre jaune 2
    [2] membre jaune 3
    [3] membre jaune 4
    [4] soutien jaune 1
    [5] soutien jaune 2
    [6] soutien jaune 3
    [7] soutien jaune 4
    [8] commerce jaune 1
    [9] commerce jaune 2
    [10] commerce jaune 3
    [11] commerce jaune 4
    [12] bluff jaune
    [13] membre bleu 1
    [14] membre bleu 2
    [15] membre bleu 3
    [16] membre bleu 4
    [17] soutien bleu 1
    [18] soutien bleu 2
    [19] soutien bleu 3
    [20] soutien bleu 4
    [21] commerce bleu 1
    [22] commerce bleu 2
    [23] commerce bleu 3
    [24] commerce bleu 4
    [25] bluff bleu
    [26] membre noir 1
    [27] membre noir 2
    [28] membre noir 3
    [29] membre noir 4
    [30] soutien noir 1
    [31] soutien noir 2
    [32] soutien noir 3
    [33] soutien noir 4
    [34] commerce noir 1
    [35] commerce noir 2
    [36] commerce noir 3
    [37] commerce noir 4
    [38] bluff noir
    [39] membre rouge 1
    [40] membre rouge 2
    [41] membre rouge 3
    [42] membre rouge 4
    [43] soutien rouge 1
    [44] soutien rouge 2
    [45] soutien rouge 3
    [46] soutien rouge 4
    [47] commerce rouge 1
    [48] commerce rouge 2
    [49] commerce rouge 3
    [50] commerce rouge 4
    [51] bluff rouge
    [52] membre vert 1
    [53] membre vert 2
    [54] membre vert 3
    [55] membre vert 4
    [56] soutien vert 1
    [57] soutien vert 2
    [58] soutien vert 3
    [59] soutien vert 4
    [60] commerce vert 1
    [61] commerce vert 2
    [62] commerce vert 3
    [63] commerce vert 4
    [64] bluff vert
    [65] membre violet 1
    [66] membre violet 2
    [67] membre violet 3
    [68] membre violet 4
    [69] soutien violet 1
    [70] soutien violet 2
    [71] soutien violet 3
    [72] soutien violet 4
    [73] commerce violet 1
    [74] commerce violet 2
    [75] commerce violet 3
    [76] commerce violet 4
    [77] bluff violet
    [78] un membre jaune
    [79] un soutien jaune
    [80] un commerce jaune
    [81] un membre bleu
    [82] un soutien bleu
    [83] un commerce bleu
    [84] un membre noir
    [85] un soutien noir
    [86] un commerce noir
    [87] un membre rouge
    [88] un soutien rouge
    [89] un commerce rouge
    [90] un membre vert
    [91] un soutien vert
    [92] un commerce vert
    [93] un membre violet
    [94] un soutien violet
    [95] un commerce violet
   *[other] une carte au choix
}
# Les noms dans les coups que l’on tape : une carte de sa famille, une sorte de carte, une promesse.
senji-figure-slot = { $value ->
    [0] membre 1
    [1] membre 2
    [2] membre 3
    [3] membre 4
    [4] soutien 1
    [5] soutien 2
    [6] soutien 3
    [7] soutien 4
    [8] commerce 1
    [9] commerce 2
    [10] commerce 3
    [11] commerce 4
   *[other] bluff
}
senji-figure-kind = { $value ->
    [0] membre jaune
    [1] soutien jaune
    [2] commerce jaune
    [3] membre bleu
    [4] soutien bleu
    [5] commerce bleu
    [6] membre noir
    [7] soutien noir
    [8] commerce noir
    [9] membre rouge
    [10] soutien rouge
    [11] commerce rouge
    [12] membre vert
    [13] soutien vert
    [14] commerce vert
    [15] membre violet
    [16] soutien violet
    [17] commerce violet
   *[other] une carte au choix
}
senji-figure-promise = { $value ->
    [0] paix
    [1] épargner
    [2] attaquer
   *[other] clémence
}
senji-figure-led = { $value ->
    [0] sans le samouraï
    [no] sans le samouraï
   *[other] avec le samouraï
}

# Ce qui est demandé
senji-prompt = { $phase ->
    [choosing] Gardez l’un des trois samouraïs.
    [calling] Appelez une province : son maître y place une forteresse, et ce qu’il veut d’autre.
    [posting] Combien d’unités y placez-vous, et votre samouraï avec elles ?
    [hosting] Égalité en tête : qui accueille l’Empereur cette année ?
    [bidding] Posez en secret des cartes de votre famille sous les lots, puis terminez.
    [winter] Hiver : proposez, répondez, promettez, et terminez quand vous avez tout dit.
    [ordering] Printemps : un ordre dans chacune de vos provinces, puis terminez.
    [spying] Fūma peut regarder un ordre.
    [shifting] Vous pouvez changer un de vos ordres.
    [summer] Été : vous accueillez l’Empereur. Qu’appelez-vous ensuite ?
    [moving] Mouvement : mettez des pièces en route, puis partez.
    [drowning] La mer prend sa part : qui se noie ?
    [queuing] Quelle bataille livrez-vous ensuite ?
    [silencing] Kojirō peut réduire un samouraï au silence.
    [rerolling] Genba peut relancer des dés.
    [supporting] Une carte de soutien, un bluff, ou rien ?
    [hostage] Vous avez perdu. Exécutez-vous un otage ?
    [retreating] Où Tadakatsu se retire-t-il ?
    [autumn] Automne : quelle famille appelez-vous ensuite ?
    [trading] Automne : commercez, marquez, recrutez, révélez ; puis finissez.
    [showing] Montrez encore un de vos hanafuda.
    [picking] Prenez l’une des cartes montrées.
    [keeping] Gardez l’un des samouraïs.
    [placing] Où placez-vous le samouraï ?
   *[swapping] Umeko : quelle carte donnez-vous ?
}

# Ce qui s’est passé
# L’offre de quelqu’un, sans « de » devant un nom.
their-offer = { $seat-me ->
    [yes] votre offre
   *[no] l’offre faite par { $seat }
}
the-seat = { $seat-me ->
    [yes] vous
   *[no] { $seat }
}
for-seat = pour { the-seat }
# Les deux côtés d’une bataille ; sans samouraï, la liste dit « rien ».
both-forces = { $attack ->
    [0] { $attackers }
    [one] { $attack } unité{ with-attackers }
   *[other] { $attack } unités{ with-attackers }
} contre { $defence ->
    [0] { $defenders ->
        [rien] une province vide
       *[other] { $defenders }
    }
    [one] { $defence } unité{ with-defenders }
   *[other] { $defence } unités{ with-defenders }
}
with-attackers = { $attackers ->
    [rien] { "" }
   *[other] { " " }et { $attackers }
}
with-defenders = { $defenders ->
    [rien] { "" }
   *[other] { " " }et { $defenders }
}
covered-cards = face cachée, { $covered ->
    [one] { $covered } carte
   *[other] { $covered } cartes
}
what-is-offered = { $open ->
    [rien] { $covered ->
        [0] rien
       *[other] { covered-cards }
    }
   *[other] face visible, { $open }{ $covered ->
        [0] { "" }
       *[other]  ; { covered-cards }
    }
} ; en échange, { $wants }
honour-points = { $honour ->
    [one] { $honour } point d’honneur
   *[other] { $honour } points d’honneur
}
units-there = { $units ->
    [one] { $units } unité
   *[other] { $units } unités
}
senji-start = Les cartes sont distribuées.
    .then = Les cartes sont distribuées
senji-samurai_drawn = Samouraïs à votre choix : { $choice }.
    .then = Samouraïs à votre choix : { $choice }
senji-keep = { $seat } { has } gardé { $samurai }.
    .then = { has } gardé { $samurai }
    .help = Vous gardez { $samurai } et gagnez les points d’honneur que ce samouraï apporte. (SEN-10, SEN-83)
    .say = garder { $samurai }
senji-samurai_shown = Les samouraïs sont révélés : { $kept }.
    .then = Les samouraïs sont révélés : { $kept }
senji-caller = { $seat } { has } le plus d’honneur et { $seat-me ->
    [yes] appelez
   *[no] appelle
} les provinces.
    .then = { has } le plus d’honneur et { $seat-me ->
        [yes] appelez
       *[no] appelle
    } les provinces
senji-call = { $seat } { has } appelé { $province }.
    .then = { has } appelé { $province }
    .help = Vous appelez { $province } : avant la première année, son maître y place ses pièces ; en été, on exécute son ordre. (SEN-11, SEN-60)
    .say = appeler { $province }
senji-post = { $seat } { has } placé une forteresse à { $province }, { $units ->
    [0] sans unité
   *[other] avec { units-there }
}.
    .then = { has } placé une forteresse à { $province }, { $units ->
        [0] sans unité
       *[other] avec { units-there }
    }
    .help = Vous y placez une forteresse et ces unités ; « led » y met aussi votre samouraï. (SEN-11)
    .seen = { $seat } { has } placé une forteresse à { $province }, { $units ->
        [0] avec { $samurai }, sans unité
       *[other] avec { units-there } et { $samurai }
    }.
    .then-seen = { has } placé une forteresse à { $province }, { $units ->
        [0] avec { $samurai }, sans unité
       *[other] avec { units-there } et { $samurai }
    }
    .say = placer des unités : { $units }, { $led }
senji-roll_off = Les dés départagent { $seats } pour l’Empereur : { $faces }.
    .then = Les dés départagent { $seats } pour l’Empereur : { $faces }
senji-host = Année { $year } : { $seat-me ->
    [yes] vous accueillez
   *[no] { $seat } accueille
} l’Empereur.
    .then = { $seat-me ->
        [yes] accueillez
       *[no] accueille
    } l’Empereur (année { $year })
    .help = Cette famille accueille l’Empereur pour l’année, et appelle en été et en automne. (SEN-20)
    .say = accueillir : { $seat }
senji-lot = Du paquet { $deck } sort la carte { $card }.
    .then = Du paquet { $deck } sort la carte { $card }
senji-bids_in = Toutes les mises sont posées.
    .then = Toutes les mises sont posées
senji-winter = L’hiver est là : les pourparlers commencent.
    .then = L’hiver est là : les pourparlers commencent
senji-lay = { $seat } { has } posé une carte sous { $lot }.
    .then = { has } posé une carte sous { $lot }
    .help = Vous posez cette carte de votre famille sous { $lot }, dans votre mise. (SEN-31)
    .say = poser { $card } sous { $lot }
senji-lift = { $seat } { has } repris une carte sous { $lot }.
    .then = { has } repris une carte sous { $lot }
    .help = Vous reprenez cette carte sous { $lot }. (SEN-31)
    .say = reprendre { $card } sous { $lot }
senji-ready = { $seat } { has } terminé.
    .then = { has } terminé
    .help = Vous avez fait tout ce que vous vouliez ; tant que tous n’ont pas terminé, vous pouvez changer d’avis. (SEN-40)
    .say = terminer
senji-seal = { $seat } { has } terminé pour de bon.
    .then = { has } terminé pour de bon
    .help = Vous avez terminé pour de bon : vous ne changez plus rien et ne répondez plus. (SEN-40)
    .say = terminer pour de bon
senji-change = { $seat } n’{ has } finalement pas terminé.
    .then = n’{ has } finalement pas terminé
    .help = Vous changez d’avis, et pouvez de nouveau agir. (SEN-40)
    .say = changer d’avis
senji-offer = { $to-me ->
    [yes] { $seat } vous a fait une offre
   *[no] { $seat } { has } fait une offre à { $to }
} : { what-is-offered }.
    .then = { $to-me ->
        [yes] vous a fait une offre
       *[no] { has } fait une offre à { $to }
    } : { what-is-offered }
    .help = Vous commencez une offre à ce joueur : choisissez ce que vous donnez, face visible ou face cachée, et ce que vous voulez, puis envoyez-la. (SEN-42)
    .say = proposer à { $seat }
senji-refused = { $to-me ->
    [yes] Vous avez
   *[no] { $to } a
} refusé { their-offer }.
    .then = offre refusée par { $to }
senji-withdrawn = { $seat } { has } retiré { $seat-me ->
    [yes] votre offre à { $to }
   *[no] { $to-me ->
        [yes] son offre
       *[no] son offre à { $to }
    }
}.
    .then = { has } retiré { $seat-me ->
        [yes] votre offre à { $to }
       *[no] { $to-me ->
            [yes] son offre
           *[no] son offre à { $to }
        }
    }
senji-countered = { $to-me ->
    [yes] Vous avez
   *[no] { $to } a
} répondu à { their-offer } par une contre-offre.
    .then = contre-offre faite par { $to }
senji-taken = { $to-me ->
    [yes] Vous avez
   *[no] { $to } a
} accepté { their-offer }.
    .then = offre acceptée par { $to }
senji-void = { $seat-me ->
    [yes] Votre offre à { $to }
   *[no] { $to-me ->
        [yes] L’offre faite par { $seat }
       *[no] L’offre faite par { $seat } à { $to }
    }
} ne tient plus.
    .then = { $to-me ->
        [yes] l’offre qui vous était faite
       *[no] l’offre à { $to }
    } ne tient plus
senji-deal = { $to-me ->
    [yes] { $seat } vous a donné
   *[no] { $seat } { has } donné à { $to }
} : { $given } ; en échange : { $paid }.
    .then = { $to-me ->
        [yes] vous a donné
       *[no] { has } donné à { $to }
    } : { $given } ; en échange : { $paid }
senji-promise = { $seat } { has } promis { $pledge }.
    .then = { has } promis { $pledge }
    .seen = { $to-me ->
        [yes] { $seat } vous a promis { $pledge }
       *[no] { $seat } { has } promis à { $to } { $pledge }
    }.
    .then-seen = { $to-me ->
        [yes] vous a promis { $pledge }
       *[no] { has } promis à { $to } { $pledge }
    }
    .help = Vous commencez une promesse : dites quelle province, s’il en faut une, et à qui. Elle n’engage personne. (SEN-45)
    .say = promettre : { $pledge }
senji-verdict = { $seat } { $seat-me ->
    [yes] aviez
   *[no] avait
} promis { $pledge } : { $kept ->
    [yes] promesse tenue
   *[no] promesse rompue
}.
    .then = { $seat-me ->
        [yes] aviez
       *[no] avait
    } promis { $pledge } : { $kept ->
        [yes] promesse tenue
       *[no] promesse rompue
    }
    .seen = { $to-me ->
        [yes] { $seat } vous avait promis { $pledge }
       *[no] { $seat } { $seat-me ->
            [yes] aviez
           *[no] avait
        } promis à { $to } { $pledge }
    } : { $kept ->
        [yes] promesse tenue
       *[no] promesse rompue
    }.
    .then-seen = { $to-me ->
        [yes] vous avait promis { $pledge }
       *[no] { $seat-me ->
            [yes] aviez
           *[no] avait
        } promis à { $to } { $pledge }
    } : { $kept ->
        [yes] promesse tenue
       *[no] promesse rompue
    }
senji-bid = { $seat } { $seat-me ->
    [yes] aviez
   *[no] avait
} misé sur la carte { $card } : { $stake }.
    .then = { $seat-me ->
        [yes] aviez
       *[no] avait
    } misé sur la carte { $card } : { $stake }
senji-frozen = La carte { $card } est gelée : les plus fortes mises sont à égalité, { $sum } chacune.
    .then = La carte { $card } est gelée : les plus fortes mises sont à égalité, { $sum } chacune
senji-won = { $seat } { has } remporté la carte { $card } en payant : { $paid }.
    .then = { has } remporté la carte { $card } en payant : { $paid }
senji-unsold = Faute de mise, retour sous le paquet { $deck } : { $left }.
    .then = Faute de mise, retour sous le paquet { $deck } : { $left }
senji-spring = Printemps : on pose les ordres.
    .then = Printemps : on pose les ordres
senji-order = { $seat } { has } posé un ordre de { $token } à { $province }.
    .then = { has } posé un ordre de { $token } à { $province }
    .help = Vous posez cet ordre face cachée à { $province } : { $token }. (SEN-50)
    .say = ordonner { $token } à { $province }
senji-unorder = { $seat } { has } repris l’ordre posé à { $province }.
    .then = { has } repris l’ordre posé à { $province }
    .help = Vous reprenez l’ordre posé à { $province }. (SEN-50)
    .say = enlever l’ordre à { $province }
senji-summer = Été : les ordres sont posés.
    .then = Été : les ordres sont posés
senji-spy = Fūma a regardé { for-seat } l’ordre posé à { $province }.
    .seen = À { $province } : ordre de { $token }.
    .then = Fūma a regardé l’ordre posé à { $province }
    .then-seen = À { $province } : ordre de { $token }
    .help = Fūma regarde, rien que pour vous, l’ordre posé à { $province }. (SEN-07)
    .say = espionner { $province }
senji-decline = { $seat } { has } passé.
    .then = { has } passé
    .help = Vous vous passez de ce qui est demandé : pouvoir, carte de soutien ou otage. (SEN-71, SEN-75)
    .say = renoncer
senji-called = À { $province }, { $seat-me ->
    [yes] vous aviez
   *[no] { $seat } avait
} ordonné : { $token }.
    .then = ordre de { $token } à { $province }
senji-levy = { $seat } { has } recruté { units-there } à { $province }.
    .then = { has } recruté { units-there } à { $province }
senji-fleet = { $seat } { has } appelé une flotte dans { $sea }.
    .then = { has } appelé une flotte dans { $sea }
    .help = Vous appelez cette flotte : son maître déplace tout ce qu’il a dans { $sea }. (SEN-67)
    .say = flotte : { $seat }, { $sea }
senji-march = { $seat } { has } prévu : { $piece } { $way }.
    .then = { has } prévu : { $piece } { $way }
    .help = Vous prévoyez ce chemin pour une pièce : { $piece } { $way }. Rien ne bouge avant le départ. (SEN-63)
    .say = déplacer { $piece } { $way }
senji-recall = { $seat } { has } refait le plan.
    .then = { has } refait le plan
    .help = Vous refaites le plan du mouvement. (SEN-63)
    .say = refaire le plan
senji-go = { $seat } { has } lancé un mouvement depuis { $origin }.
    .then = { has } lancé un mouvement depuis { $origin }
    .help = Le plan est complet : toutes les pièces partent. (SEN-63)
    .say = partir
senji-moves = { $seat } { has } envoyé { $count ->
    [one] { $piece }
   *[other] { $count } unités
} { $way }.
    .then = { has } envoyé { $count ->
        [one] { $piece }
       *[other] { $count } unités
    } { $way }
senji-raid = { $seat } { has } lancé un raid par { $sea } : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, { $drowned ->
    [0] aucune perte
    [one] { $drowned } perte
   *[other] { $drowned } pertes
}.
    .then = { has } lancé un raid par { $sea } : { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }, { $drowned ->
        [0] aucune perte
        [one] { $drowned } perte
       *[other] { $drowned } pertes
    }
senji-drown = { $seat } { has } perdu en mer, devant { $province } : { $piece }.
    .then = { has } perdu en mer, devant { $province } : { $piece }
    .help = La mer prend cette pièce du raid vers { $province } : { $piece }. (SEN-66)
    .say = noyer { $piece } devant { $province }
senji-battle = { $seat } { has } lancé une attaque contre { $defender } à { $province } : { both-forces }.
    .then = { has } lancé une attaque contre { $defender } à { $province } : { both-forces }
    .seen = { senji-battle } Promis : { $promises }.
    .then-seen = { senji-battle.then } ; promis : { $promises }
senji-silence = Kojirō a réduit { $samurai } au silence { for-seat }.
    .then = Kojirō a réduit { $samurai } au silence
    .help = { $samurai } ne capture pas de dé et n’a pas de pouvoir dans cette bataille. (SEN-07)
    .say = taire { $samurai }
senji-capture = Dés capturés : { $attack } par l’attaquant, { $defence } par le défenseur.
    .then = Dés capturés : { $attack } par l’attaquant, { $defence } par le défenseur
senji-roll = { $seat } { has } lancé les dés : { $faces }.
    .then = { has } lancé les dés : { $faces }
senji-reroll = { $seat } { has } mis de côté un dé { $family }.
    .then = { has } mis de côté un dé { $family }
    .help = Vous mettez de côté un dé { $family }, à relancer. (SEN-07)
    .say = relancer un dé { $family }
senji-rerolled = Genba a relancé { for-seat } : { $faces }.
    .then = Genba a relancé : { $faces }
senji-support = { $seat } { has } choisi en secret : { $card }.
    .then = { has } choisi en secret : { $card }
    .help = Vous choisissez en secret, pour cette bataille : { $card }. (SEN-71)
    .say = soutenir avec { $card }
senji-support_shown = Soutiens révélés : { $attack_card } pour { $attacker }, { $defence_card } pour { $defender }.
    .then = Soutiens révélés : { $attack_card } pour { $attacker }, { $defence_card } pour { $defender }
senji-totals = Totaux : { $attack } contre { $defence }.
    .then = Totaux : { $attack } contre { $defence }
senji-tie = Égalité : on relance les dés.
    .then = Égalité : on relance les dés
senji-victory = { $seat } { has } gagné la bataille à { $province }.
    .then = { has } gagné la bataille à { $province }
senji-execute = { $seat } { has } exécuté un otage ({ $card }) ; points d’honneur gagnés : { $gained }, perdus par { $victim } : { $lost }.
    .then = { has } exécuté un otage ({ $card }) ; points d’honneur gagnés : { $gained }, perdus par { $victim } : { $lost }
    .seen = { senji-execute } Promis : { $promises }.
    .then-seen = { senji-execute.then } ; promis : { $promises }
    .help = Vous exécutez un otage ({ $card }) : vous gagnez sa valeur, le vainqueur perd le double. (SEN-75)
    .say = exécuter { $card }
senji-spared = { $seat } n’{ has } exécuté personne.
    .then = n’{ has } exécuté personne
senji-retreat = Tadakatsu s’est retiré à { $province } { for-seat }.
    .then = Tadakatsu s’est retiré à { $province }
    .help = Tadakatsu se retire à { $province } et survit. (SEN-76)
    .say = replier Tadakatsu à { $province }
senji-losses = Unités perdues : { $lost } par { $loser }, { $cost } par { $winner } ; points d’honneur pour { $winner } : { $honour }.
    .then = Unités perdues : { $lost } par { $loser }, { $cost } par { $winner } ; points d’honneur pour { $winner } : { $honour }
    .seen = { senji-losses } Samouraïs tombés : { $fallen }.
    .then-seen = { senji-losses.then } ; samouraïs tombés : { $fallen }
senji-autumn = Automne : on appelle les familles.
    .then = Automne : on appelle les familles
senji-invite = À { the-seat } de jouer.
    .then = { $seat-me ->
        [yes] votre
       *[no] son
    } automne commence
    .help = Vous appelez cette famille ; c’est son automne. (SEN-80)
    .say = inviter : { $seat }
senji-done = { $seat } { has } fini { $seat-me ->
    [yes] votre
   *[no] son
} automne.
    .then = { has } fini { $seat-me ->
        [yes] votre
       *[no] son
    } automne
    .help = Votre automne est fini. (SEN-80)
    .say = finir mon automne
senji-trade = { $seat } { has } rendu la carte { $card }.
    .then = { has } rendu la carte { $card }
    .help = Vous rendez la carte { $card } ; sa famille vous montre autant de hanafuda que sa valeur, et vous en prenez un. (SEN-80)
    .say = rendre { $card }
senji-shown = { $seat } { has } vu { $cards } hanafuda { $partner }.
    .seen = { $seat } { has } vu { $cards } hanafuda { $partner } : { $flowers }.
    .then = { has } vu { $cards } hanafuda { $partner }
    .then-seen = { has } vu { $cards } hanafuda { $partner } : { $flowers }
senji-present = { $seat } { has } montré un hanafuda : { $flower }.
    .then = { has } montré un hanafuda : { $flower }
    .help = Vous montrez ce hanafuda : { $flower }. (SEN-80)
    .say = présenter : { $flower }
senji-picked = { $seat } en { has } pris un.
    .seen = { $seat } { has } pris un hanafuda : { $flower }.
    .then = en { has } pris un
    .then-seen = { has } pris un hanafuda : { $flower }
senji-tribute = { $seat } { has } ajouté la carte { $card } à la série.
    .then = { has } ajouté la carte { $card } à la série
    .help = Vous ajoutez la carte { $card } à la série de familles qui rapporte 10 points d’honneur. (SEN-81)
    .say = ajouter { $card } à la série
senji-tributes = { $seat } { has } rendu, pour 10 points d’honneur : { $returned }.
    .then = { has } rendu, pour 10 points d’honneur : { $returned }
senji-combine = { $seat } { has } joué { $combo }.
    .then = { has } joué { $combo }
    .help = Vous défaussez { $combo } contre des points d’honneur. (SEN-82)
    .say = combiner { $combo }
senji-bend = { $seat } { has } joué { $combo } grâce à Ishida ({ $flower } compte comme { $missing }).
    .then = { has } joué { $combo } grâce à Ishida ({ $flower } compte comme { $missing })
    .help = Ishida fait compter { $flower } comme { $missing }, pour { $combo }. (SEN-07)
    .say = compléter { $combo } : { $flower } comme { $missing }
senji-recruit = { $seat } { has } défaussé des tanzaku pour recruter.
    .then = { has } défaussé des tanzaku pour recruter
    .help = Vous défaussez des tanzaku, piochez trois samouraïs et en gardez un. (SEN-83)
    .say = recruter un samouraï
senji-recruited = { $seat } { has } recruté { $samurai }.
    .then = { has } recruté { $samurai }
senji-settle = { $seat } { has } placé { $samurai } à { $province }.
    .then = { has } placé { $samurai } à { $province }
    .help = Le samouraï se place à { $province }. (SEN-83)
    .say = installer à { $province }
senji-embark = { $seat } { has } placé { $samurai } dans { $sea }.
    .then = { has } placé { $samurai } dans { $sea }
    .help = Le samouraï se place dans { $sea }. (SEN-83)
    .say = embarquer dans { $sea }
senji-reveal = { $seat } { has } révélé la carte { $card }.
    .then = { has } révélé la carte { $card }
    .help = Vous révélez la carte { $card } et gagnez sa valeur en points d’honneur. (SEN-84)
    .say = révéler { $card }
senji-retake = { $seat } { has } repris la carte { $card }.
    .then = { has } repris la carte { $card }
    .help = Vous reprenez la carte { $card } dans votre main, et reperdez les points d’honneur. (SEN-84)
    .say = récupérer { $card }
senji-hire = { $seat } { has } engagé une unité dans { $sea }.
    .then = { has } engagé une unité dans { $sea }
    .help = Vous payez en points d’honneur une nouvelle unité dans { $sea }. (SEN-85)
    .say = engager une unité dans { $sea }
senji-enlist = { $seat } { has } engagé un samouraï.
    .then = { has } engagé un samouraï
    .help = Vous payez un samouraï en points d’honneur : vous en piochez trois et en gardez un. (SEN-85)
    .say = enrôler un samouraï
senji-redraw = { $seat } { has } défaussé un hanafuda ({ $flower }) et en { has } pioché un autre.
    .then = { has } défaussé un hanafuda ({ $flower }) et en { has } pioché un autre
    .help = Daisuke vous laisse défausser ce hanafuda et en piocher un autre : { $flower }. (SEN-07)
    .say = défausser : { $flower }
senji-swap = { $seat } { has } fait appel à Umeko pour échanger une carte.
    .then = { has } fait appel à Umeko pour échanger une carte
    .help = Umeko échange une carte entre vous et ce joueur. (SEN-07)
    .say = troquer avec { $seat }
senji-slip = { $seat } { has } donné la carte { $card }.
    .then = { has } donné la carte { $card }
    .help = Vous donnez la carte { $card }. (SEN-07)
    .say = donner { $card }
senji-palm = { $seat } { has } donné un hanafuda : { $flower }.
    .then = { has } donné un hanafuda : { $flower }
    .help = Vous donnez ce hanafuda : { $flower }. (SEN-07)
    .say = céder : { $flower }
senji-swapped = Cartes échangées entre { the-seat } et { $with }.
    .then = et { $with } : cartes échangées
senji-reshuffle = La défausse des hanafuda forme une nouvelle pioche de { $cards } cartes.
    .then = La défausse des hanafuda forme une nouvelle pioche de { $cards } cartes
senji-samurai_reshuffle = Les samouraïs tombés forment une nouvelle pioche de { $cards } cartes.
    .then = Les samouraïs tombés forment une nouvelle pioche de { $cards } cartes
senji-draw = { $seat } { has } pioché { $cards } hanafuda.
    .seen = { $seat } { has } pioché : { $drawn }.
    .then = { has } pioché { $cards } hanafuda
    .then-seen = { has } pioché : { $drawn }
senji-year_end = L’année { $year } est finie. Points d’honneur : { $honours }.
    .then = L’année { $year } est finie. Points d’honneur : { $honours }
senji-end = La partie est finie. Points d’honneur : { $honours }.
    .then = La partie est finie. Points d’honneur : { $honours }

# Coups que raconte ce qui en découle
senji-show =
    .help = Vous mettez la carte { $card } dans l’offre, face visible. (SEN-42)
    .say = montrer { $card }
senji-cover =
    .help = Vous mettez la carte { $card } dans l’offre, face cachée. (SEN-42)
    .say = cacher { $card }
senji-want =
    .help = Vous demandez une telle carte en échange. (SEN-42)
    .say = demander { $kind }
senji-exactly =
    .help = Vous voulez la dernière carte demandée avec cette valeur précise. (SEN-42)
    .say = exactement de valeur { $value }
senji-send =
    .help = Vous envoyez l’offre ; elle tient jusqu’à la réponse, au retrait ou à la fin de l’hiver. (SEN-43)
    .say = envoyer l’offre
senji-take =
    .help = Vous acceptez cette offre ; si une carte de votre choix est demandée, vous la choisissez ensuite. (SEN-42)
    .say = accepter l’offre { $number } faite par { $seat }
senji-pay =
    .help = Vous donnez la carte { $card } pour la demande suivante. (SEN-42)
    .say = payer avec { $card }
senji-refuse =
    .help = Vous refusez cette offre ; personne n’apprend pourquoi. (SEN-42)
    .say = refuser l’offre { $number } faite par { $seat }
senji-counter =
    .help = Vous refusez cette offre et commencez une contre-offre au même joueur. (SEN-44)
    .say = contrer l’offre { $number } faite par { $seat }
senji-about =
    .help = La promesse porte sur { $province }. (SEN-45)
    .say = concernant { $province }
senji-tell =
    .help = Vous faites la promesse à ce joueur seul. (SEN-45)
    .say = dire à { $seat }
senji-proclaim =
    .help = Vous faites la promesse à tous. (SEN-45)
    .say = proclamer à tous
senji-withdraw =
    .help = Vous retirez cette offre, si personne n’y a répondu. (SEN-43)
    .say = retirer l’offre { $number } faite à { $seat }
senji-drop =
    .help = Vous abandonnez ce que vous composez. (SEN-42, SEN-81)
    .say = abandonner l’ébauche
senji-fight =
    .help = La prochaine bataille est celle qui se livre à { $province }. (SEN-69)
    .say = combattre à { $province }
senji-pick =
    .help = Vous prenez ce hanafuda : { $flower }. (SEN-80)
    .say = prendre : { $flower }

# La table dans le terminal
senji-table-year = Année { $year }, { $season }
senji-table-season = { $phase ->
    [choosing] mise en place
    [calling] mise en place
    [posting] mise en place
    [hosting] l’Empereur
    [bidding] enchères
    [winter] hiver
    [ordering] printemps
    [autumn] automne
    [trading] automne
    [showing] automne
    [picking] automne
    [keeping] automne
    [placing] automne
    [swapping] automne
    [over] fin
   *[other] été
}
senji-table-card = { $kind ->
    [member] membre { $value }
    [military] soutien { $value }
    [trade] commerce { $value }
   *[bluff] bluff
}
senji-table-hosts = Hôte de l’Empereur : { $name }
senji-table-honour = points d’honneur
senji-table-hand = Main
senji-table-flowers = Hanafuda
senji-table-lots = En vente
senji-table-offers = Offres
senji-table-offer = { $from } → { $to }, numéro { $number } : face visible { $shown } ; face cachée { $covered } ; en échange { $wants }
senji-table-battle = Bataille à { $province } : { $attack } contre { $defence }, familles aux dés : { $dice }
senji-table-legend = A3 = trois unités de A   • samouraï   ! ordre à appeler   ~ fermée
senji-table-fleet = flottes
senji-table-score = { $rank }. { $name } : { $score ->
    [one] { $score } point d’honneur
   *[other] { $score } points d’honneur
}

# La table en texte
senji-text-column = { $column ->
    [province] province
    [owner] maître
    [units] unités
    [samurai] samouraïs
    [order] ordre
    [neighbours] voisins
    [sea] mer
    [player] joueur
    [family] famille
    [honour] honneur
    [provinces] provinces
    [hanafuda] hanafuda
    [revealed] membres révélés
    [kept] promesses tenues
    [broken] promesses rompues
    [now] maintenant
    [lot] lot
    [card] carte
    [bid] votre mise
    [bids] mises
    [frozen] mises gelées
    [attacker] attaquant
    [defender] défenseur
    [against] contre
    [captured] dés capturés
    [dice] dés
   *[total] total
}
senji-text-state = { $state ->
    [closed] fermée
    [hidden] caché
    [call] à appeler
    [host] accueille l’Empereur
    [ready] terminé
    [sealed] terminé pour de bon
    [decides] décide
    [done] automne fini
    [kept] gardé
   *[offered] au choix
}
senji-text-fleets = Les flottes
senji-text-line = { $label } : { $items }
senji-text-own = Votre famille ({ $family }) : { $cards }
senji-text-others = Cartes d’autres familles : { $cards }
senji-text-given = { $card } (donnée par { $name })
senji-text-flowers = Vos hanafuda : { $cards }
senji-text-seen = Vu en dernier chez { $name } : { $cards }
senji-text-samurai = { $samurai } ({ $place }) : honneur { $honour }. { $power }
senji-text-laid = Sous { $lot } ({ $card }) : { $cards } ; valeur { $worth }
senji-text-orders = Ordres : { $orders }
senji-text-unordered = Encore sans ordre : { $provinces }
senji-text-covered = { $card } (face cachée)
senji-text-unseen = { $count ->
    [one] { $count } carte face cachée
   *[other] { $count } cartes face cachée
}
senji-text-draft = Votre offre à { $name }, pas encore envoyée : { $given } ; en échange, { $wants }
senji-text-received = Offre { $number } faite par { $name } : { $given } ; en échange, { $wants }
senji-text-sent = Votre offre { $number } à { $name } : { $given } ; en échange, { $wants }
senji-text-payment = Vous acceptez l’offre { $number } faite par { $name }. Payé : { $cards }. À payer ensuite : { $want }
senji-text-promising = Votre promesse, pas encore faite : { $promise }
senji-text-set = Votre série de familles : { $cards } ({ $held } sur { $needed })
senji-text-plan = Plan depuis { $origin } : { $steps }
senji-text-stays = Restent sur place : { $pieces }
senji-text-step = { $piece }, { $way }
senji-text-attack = { $province } : { $own } contre { $other }. Vous gagnez { $wins } % de telles batailles, avant les cartes de soutien.
senji-text-strike = Attaque contre { $province } depuis { $origin } : { $own } contre { $other }. L’attaquant gagne { $wins } % de telles batailles, avant les cartes de soutien.
senji-text-support = { $card } : +{ $adds } dans cette bataille
senji-text-hostage = { $card } : honneur +{ $gained } pour vous, −{ $lost } pour le vainqueur
senji-text-shown = Hanafuda montrés : { $cards }
senji-text-breaks = Votre prochaine action rompt une promesse. { $said }
senji-text-goal = Avec { $goal } points d’honneur ou plus à la fin d’une année, celui qui mène sans partage gagne.
senji-text-last = La partie finit après l’année { $year }.
senji-text-autumn = Pas encore appelés cet automne : { $names }
senji-text-shores = Côtes ({ $sea })
# Les lignes qui valent plusieurs coups : les mots qui les commencent, et leur suite.
senji-compound-bid = miser poser
    .form = miser commerce 4, membre 1 sous commerce jaune
senji-compound-offer = proposer offrir
    .form = proposer Chiyo membre 1, caché commerce 2 contre membre violet
senji-compound-counter = contrer
    .form = contrer Chiyo 1 membre 1 contre membre violet
senji-compound-take = accepter
    .form = accepter Chiyo 1 avec commerce bleu 1
senji-compound-promise = promettre
    .form = promettre Chiyo épargner Kaga
senji-compound-order = ordonner
    .form = ordonner Kaga mouvement, Owari production, reste recrutement
senji-compound-move = bouger
    .form = bouger 2 et Akashi Kaga Owari
senji-compound-march = déplacer
    .form = déplacer 2 et Akashi vers Owari
senji-compound-post = placer
    .form = placer 2 et Akashi
# Les petits mots qu’elles contiennent.
senji-small-on = sous sur
senji-small-for = contre pour
senji-small-with = avec
senji-small-hides = caché cachée cachés cachées
senji-small-and = et
senji-small-rest = reste
senji-small-all = tous tout
senji-small-unit = unité unités
senji-small-nothing = rien personne

# Refus de coups et de positions
SEN-01 =
    .family = Il n’y a pas de famille de cette couleur.
SEN-02 =
    .players = Senji se joue de { $fewest } à { $most }, pas à { $players }.
    .closed = Cette province est fermée : sa famille n’est pas en jeu.
    .fortress = { $province } doit avoir une forteresse si et seulement si sa famille est en jeu.
SEN-03 =
    .border = { $province } ne peut pas être une voisine ici.
    .homes = La famille { $family } doit avoir { $needed } provinces d’origine, pas { $found }.
    .provinces = Les provinces doivent être celles-ci : { $needed }.
    .sea = Il n’y a pas de mer { $sea }.
    .symmetry = { $province } touche { $other }, mais pas l’inverse.
SEN-04 =
    .card = Il doit y avoir { $needed } cartes { $card }, pas { $found }.
    .cards = La famille { $family } doit avoir { $needed } cartes, pas { $found }.
    .units = La famille { $family } doit avoir { $needed } unités en tout, pas { $found }.
    .units_per_player = Ce chiffre doit être { $needed }.
    .fortresses = Ce chiffre doit être { $needed }.
    .units_per_zone = Ce chiffre doit être { $needed }.
    .start_units = Ce chiffre doit être { $needed }.
    .samurai_offer = Ce chiffre doit être { $needed }.
SEN-05 =
    .bluff = Une famille a { $needed } bluffs.
    .family = Les cartes de la famille { $family } manquent.
    .value = { $value } n’est pas une valeur, ou y est deux fois : les valeurs vont de 1 à 4.
SEN-06 =
    .cards = Il doit y avoir { $needed } hanafuda du type { $type }, pas { $found }.
    .copies = Les hanafuda existent en un à quatre exemplaires.
    .month = Un mois a { $needed } cartes.
    .months = Il y a { $needed } mois.
    .type = Il n’y a pas de type { $type }.
SEN-07 =
    .daisuke = Daisuke n’est pas de votre côté sur le plateau.
    .daisuke_hand = Vous n’avez pas de hanafuda de ce type à défausser.
    .daisuke_once = Daisuke a déjà aidé cet automne.
    .fuma_looks = D’abord le coup d’œil de Fūma : choisissez un ordre, ou passez.
    .fuma_order = Aucun ordre n’est posé là.
    .fuma_own = Cet ordre est le vôtre : Fūma regarde celui d’un adversaire.
    .fuma_same = Cet ordre est déjà posé là.
    .fuma_shifts = Changez un de vos ordres, ou passez.
    .genba = Aucun dé non capturé ne montre l’emblème de la famille { $family }.
    .honour = Un samouraï apporte des points d’honneur, mais moins de 60.
    .ishida = Ishida n’est pas de votre côté sur le plateau.
    .ishida_once = Ishida a déjà aidé cet automne.
    .ishida_type = { $flower } ne peut pas y remplacer { $missing }.
    .kojiro = Ce samouraï ne se bat pas contre vous ici.
    .place = Un samouraï se tient à un seul endroit, de son propre côté.
    .samurai = Il doit y avoir dix-huit samouraïs, chacun une fois.
    .tadakatsu = Tadakatsu se retire dans une de vos provinces voisines de la bataille.
    .umeko = Umeko n’est pas de votre côté sur le plateau.
    .umeko_card = C’est une carte de diplomatie qui s’échange.
    .umeko_flower = C’est un hanafuda qui s’échange.
    .umeko_hand = Vous n’avez rien de tel à échanger.
    .umeko_must = Vous avez de quoi échanger, donc vous le devez.
    .umeko_once = Umeko a déjà échangé cet automne.
    .umeko_self = Umeko échange avec un adversaire.
SEN-08 =
    .dice = Il y a { $needed } dés.
    .faces = Les dés ont une face pour chaque famille.
SEN-09 =
    .memory = Quelqu’un se souvient de ce qui n’est pas.
SEN-10 =
    .chosen = On garde un samouraï parmi ceux que l’on a piochés.
    .drawn = Vous n’avez pas pioché ce samouraï.
    .hanafuda = On distribue de 0 à 8 hanafuda.
    .sequence = Gardez d’abord un de vos samouraïs.
SEN-11 =
    .called = Cette province a déjà été appelée.
    .samurai = Votre samouraï est déjà en place.
    .sequence = On appelle et on garnit les provinces.
    .units = { $left ->
        [one] Vous n’avez plus que { $left } unité à placer.
       *[other] Vous n’avez plus que { $left } unités à placer.
    }
SEN-20 =
    .host = Quelqu’un doit accueillir l’Empereur.
    .sequence = C’est l’hôte qu’il faut choisir maintenant.
    .tied = L’hôte doit être l’un de ceux qui ont { $honour } points d’honneur.
SEN-31 =
    .hand = Vous n’avez pas cette carte.
    .laid = Cette carte n’est pas posée là.
    .lifts = Vous avez déjà repris { $most } cartes.
    .lot = Rien n’est en vente là.
    .ready = Vous avez terminé : changez d’abord d’avis.
    .sequence = C’est le moment de poser les mises.
    .open = Vous n’avez pas encore terminé.
    .changes = Vous avez déjà changé d’avis { $most } fois.
SEN-40 =
    .gone = Ce joueur a quitté les pourparlers pour de bon et ne répondra plus.
    .ready = Vous avez terminé : changez d’abord d’avis.
    .sequence = C’est l’hiver : négociez, ou terminez.
    .open = Vous n’avez pas encore terminé.
    .changes = Vous avez déjà changé d’avis { $most } fois.
SEN-41 =
    .bluff = Les bluffs ne changent jamais de main.
    .hand = Cette carte n’est pas dans votre main.
SEN-42 =
    .begin = Commencez d’abord une offre.
    .card = Cette carte n’existe pas.
    .empty = L’offre est vide.
    .fit = Cette carte ne répond pas à la demande suivante.
    .lifts = Vous avez déjà abandonné { $most } fois.
    .nothing = Vous ne composez rien.
    .offer = Ce n’est pas une offre.
    .self = Une offre s’adresse à quelqu’un d’autre.
    .twice = Cette carte est déjà dans l’offre.
    .unfinished = Finissez d’abord votre offre : envoyez-la, ou abandonnez-la.
    .unpaid = Choisissez d’abord les cartes avec lesquelles vous payez.
    .want = On ne précise la valeur que d’une carte demandée par famille et par sorte.
    .wants = Vous ne pouvez pas donner ce qui est demandé.
SEN-43 =
    .offer = Cette offre n’existe pas.
    .season = Les offres ne tiennent qu’en hiver.
SEN-44 =
    .cards = Une offre donne au plus { $most } cartes.
    .each = Vous avez déjà fait { $most } offres à ce joueur cet hiver.
    .offers = Vous avez fait { $made } offres cet hiver, sur { $most }.
    .wants = Une offre demande au plus { $most } cartes.
SEN-45 =
    .hearer = Dites à qui vous le promettez.
    .promise = Ce n’est pas une promesse.
    .promises = Vous avez fait { $made } promesses cet hiver, sur { $most }.
    .province = Dites de quelle province vous parlez.
    .self = Une promesse se fait à quelqu’un d’autre.
SEN-50 =
    .laid = Un ordre est déjà posé là.
    .lifts = Vous avez déjà repris { $most } ordres.
    .missing = { $missing ->
        [one] { $missing } de vos provinces n’a pas encore d’ordre.
       *[other] { $missing } de vos provinces n’ont pas encore d’ordre.
    }
    .none = Aucun ordre n’est posé là.
    .owner = Cette province n’est pas à vous.
    .ready = Vous avez terminé : changez d’abord d’avis.
    .sequence = C’est le moment de poser les ordres.
    .open = Vous n’avez pas encore terminé.
    .changes = Vous avez déjà changé d’avis { $most } fois.
SEN-60 =
    .fleet = Cette flotte n’est pas là pour être appelée.
    .order = Aucun ordre n’attend là.
    .sequence = Il faut appeler l’ordre ou la flotte qui suit.
SEN-63 =
    .border = Cette province n’est pas voisine.
    .mover = Un mouvement a un meneur et un départ.
    .recall = Le plan ne peut plus être refait.
    .samurai = Ce samouraï n’est pas là pour être envoyé.
    .sequence = Un mouvement se prépare.
    .units = Il ne reste pas d’unité à envoyer là.
SEN-64 =
    .room = Une province abrite au plus { $most } unités.
SEN-65 =
    .coast = Cette mer ne borde pas cette province.
    .room = Une mer porte au plus { $most } de vos unités, celles qui passent comprises.
SEN-66 =
    .coast = Cette province n’est pas au bord de cette mer.
    .origin = Un raid ne ramène pas à son départ.
    .raid = Cette pièce n’est pas du raid ; pièces à noyer encore : { $drowning }.
    .sequence = La mer prend d’abord sa part.
    .units = Les samouraïs ne se noient pas ici.
SEN-67 =
    .coast = Cette province n’est pas au bord de la mer de la flotte.
    .same = La flotte est déjà dans cette mer.
SEN-68 =
    .provinces = Personne n’a plus de { $most } provinces : vous en avez { $provinces }.
SEN-69 =
    .battle = Aucune bataille n’attend là.
    .sequence = Il faut choisir la prochaine bataille.
SEN-70 =
    .defender = C’est le maître de la province qui la défend.
    .field = Une bataille se livre quelque part.
    .sequence = Une bataille est en cours : les pouvoirs passent d’abord.
SEN-71 =
    .hand = Vous n’avez pas cette carte.
    .kind = Seuls un soutien militaire ou un bluff à vous aident dans la bataille.
    .sequence = C’est le moment de choisir le soutien.
    .third = Le soutien doit venir d’une troisième famille.
SEN-75 =
    .hand = Vous n’avez pas cette carte.
    .member = On n’exécute que des membres de familles.
    .sequence = Décidez d’abord du sort d’un otage.
    .victor = Quelqu’un a gagné la bataille.
    .winner = L’otage doit être de la famille du vainqueur.
SEN-76 =
    .sequence = Tadakatsu se retire d’abord.
SEN-80 =
    .one = À cette table, on ne rend qu’une carte de commerce par automne, et vous en avez rendu une.
    .called = Cette famille a déjà été appelée.
    .hand = Vous n’avez pas cette carte.
    .kind = Ce n’est pas une carte de commerce.
    .offered = Aucune carte de ce type n’est montrée.
    .own = Une carte de commerce de votre propre famille ne rapporte rien.
    .sequence = C’est l’automne : cela ne se fait pas maintenant.
    .show = Montrez un de vos hanafuda.
    .shown = Vous n’en avez plus de ce type à montrer.
    .take = Prenez l’une des cartes montrées.
    .trader = Une famille est appelée.
    .under = Il y a plus de cartes sous le paquet que dedans.
SEN-81 =
    .families = La série demande des cartes de { $needed } autres familles : vous en avez de { $families }.
    .hand = Vous n’avez pas cette carte.
    .lifts = Vous avez déjà abandonné { $most } fois.
    .nothing = Vous ne composez rien.
    .own = La série se fait avec les cartes d’autres familles.
    .twice = Cette famille est déjà dans la série.
    .unfinished = Finissez d’abord la série, ou abandonnez-la.
SEN-82 =
    .cards = Vous n’avez pas les cartes pour cela.
    .combination = Il manque ce que rapporte { $combination }.
    .need = Cette combinaison n’existe pas.
SEN-83 =
    .drawn = Vous n’avez pas pioché ce samouraï.
    .keep = Gardez d’abord un des samouraïs.
    .none = Il ne reste plus de samouraï.
    .place = Placez d’abord le samouraï.
    .province = Cette province n’est pas à vous.
    .sea = Tant que vous avez une province, le samouraï se place dans l’une d’elles.
    .tanzaku = Recruter demande { $needed } tanzaku : vous en avez { $tanzaku }.
SEN-84 =
    .hand = Vous n’avez pas cette carte.
    .honour = La reprendre coûte { $needed ->
        [one] { $needed } point d’honneur
       *[other] { $needed } points d’honneur
    } : vous en avez { $honour }.
    .member = On ne révèle que des membres de familles.
    .once = Cette carte a déjà bougé cet automne.
    .one = Vous avez déjà révélé un membre de cette famille.
    .own = Révélez des membres d’autres familles.
    .revealed = Vous n’avez pas révélé cette carte.
SEN-85 =
    .honour = Cela coûte { $needed } points d’honneur : vous en avez { $honour }.
    .provinces = Seul un joueur sans province peut engager : vous en avez { $provinces }.
    .room = Une mer porte au plus { $most } unités.
    .units = Toutes vos unités sont sur le plateau.
SEN-90 =
    .actors = Quelqu’un décide tant que la partie n’est pas finie.
    .early = Il n’y a pas de score avant la fin.
    .result = Les scores ne sont pas ceux de la table.
    .win = Le but doit être supérieur à zéro.
EDITION =
    .json = L’édition est illisible, ligne { $line } : { $problem }.
    .object = L’édition doit être un objet JSON.
    .shape = L’édition n’est pas complète : { $problem }.
    .unknown = Il n’y a pas d’édition « { $edition } » ici. Rien n’a été modifié : fournissez son fichier, avec tous ses chiffres, ou choisissez « { $standard } ».

## La page

page-home = Sengoku : tous les jeux
page-menu = Menu
page-close = Fermer
page-yes = Oui
page-no = Non
page-more = Plus
page-send = Envoyer
page-share = Partager

# Accueil
page-tagline = Trois jeux des Provinces en guerre, à une même table.
page-players = { $fewest } à { $most } joueurs
page-players-are = { $players } joueurs
page-bots-are = Bots : { $level }
page-minutes = { $minutes } minutes
page-play = Jouer
page-invite-friends = Inviter des amis
page-one-device = Partager l’appareil
page-friends-at = { $game } entre amis
page-device-at = { $game } sur un seul appareil
page-one-device-note = L’appareil passe de l’un à l’autre : un rideau cache chaque main aux autres joueurs.
page-people-here = Joueurs sur cet appareil
page-name-of = Nom du joueur { $number }
page-others = Les autres places
page-others-bots = Des bots
page-others-friends = Des amis, par le lien
page-running = Parties en cours
page-finished = Mes parties terminées
page-open-tables = Tables ouvertes
page-watch = Regarder
page-none-mine = Vos parties terminées apparaîtront ici.
page-none-open = Personne n’attend en ce moment. Ouvrez une table, et amis ou inconnus pourront s’y asseoir.
page-none-live = Aucune partie à regarder en ce moment.
page-your-turn = À vous
page-is-over = Finie
page-is-waiting = En attente de joueurs
page-seats-taken = { $taken } sur { $seats }
page-level = Force des bots
page-level-random = Débutant
page-level-greedy = Habile
page-level-search = Fort
page-level-ashigaru = Facile
page-level-bushi = Moyen
page-level-samurai = Habile
page-level-daimyo = Fort
page-how-many = Joueurs
page-access = Qui peut s’asseoir ?
page-access-invitation = Avec le lien
page-access-open = Tout le monde
page-make = Ouvrir la table
page-fan = Une création de fans, non officielle : textes, images et code originaux.
page-docs = Le manuel (en anglais)
page-shinobi-length = 30
page-shitenno-length = 45
page-senji-length = 120
page-loading = Un instant…
page-failed = Le serveur est injoignable.
page-again = Réessayer

# Réglages
page-settings = Réglages
page-language = Langue
page-theme = Apparence
page-theme-auto = Comme l’appareil
page-light = Jour
page-dark = Nuit
page-name = Votre nom
page-name-usual = Anonyme
page-sound = Sons
page-confirm = Confirmer les coups définitifs
page-confirm-note = Un appui de plus avant de piocher
page-notify = M’avertir quand c’est à moi
page-notify-note = Si le navigateur le permet
page-by-text = Jouer en mode texte
page-by-text-note = Des mots, des tableaux et une ligne à taper : pour l’oreille et le clavier
page-by-board = Jouer sur le plateau
page-speech = Pour les lecteurs d’écran
page-speech-all = Tout
page-speech-digest = Un résumé par tour
page-speech-mine = Ce qui me concerne

# Avant la partie
page-waiting = La table est prête
page-waiting-note = Des amis qui ont le lien, ou des bots, peuvent prendre les places libres.
page-waiting-full = Toutes les places sont prises.
page-seat-free = Place libre
page-seat-free-note = attend quelqu’un
page-seat-bot = bot, { $level }
page-seat-you = vous
page-seat-ready = peut commencer
page-seat-here = à table
page-sit = S’asseoir ici
page-name-first = Indiquez d’abord votre nom : les autres le verront.
page-visitors = { $count ->
    [one] Une personne est là sans place : une place reste libre pour elle.
   *[other] { $count } personnes sont là sans place : autant de places restent libres pour elles.
}
page-will-watch = Toutes les places sont prises : vous regarderez.
page-add-bot = Ajouter un bot
page-free-seat = Libérer cette place
page-ready = On peut commencer
page-unready = Pas encore
page-start = Commencer
page-invite = Inviter des amis
page-invite-note = Toute personne qui a ce lien peut s’asseoir. Pas besoin de compte.
page-link = Le lien
page-qr = Le lien en code QR
page-copy = Copier le lien
page-copied = Copié

# À table
page-board = Le plateau
page-your-hand = Ce que vous pouvez faire
page-now = à jouer
page-table-of = avec { $names }
page-watching = Vous regardez
page-take-seat = Prendre une place
page-over = La partie est finie.
page-paused = La partie est en pause.
page-others-turn = { $count ->
    [one] { $name } réfléchit…
   *[other] { $name } réfléchissent…
}
page-undo = Annuler
page-undo-ask = Demander d’annuler
page-undone = Coup annulé.
page-not-now = Rien à faire ici pour le moment.
page-clock-begins = Temps limité : { $time }.
page-clock-warning = Plus que { $seconds } secondes.
page-skip = Aller à
page-skip-asked = Ce qui est demandé
page-skip-hand = Votre main
page-skip-board = Le plateau
page-skip-log = Le journal
page-copy-of = { $thing }, { $copy } sur { $count }
page-does = { $does } : { $what }
page-drop = Reposer
page-hint = Conseil
page-hint-title = Ce que ferait un joueur fort
page-confirm-ask = Ce coup est définitif. Continuer ?
page-result = Le résultat
page-rules = Règles
page-replay = Revoir
page-notes = Mémoire
page-log = Ce qui s’est passé
page-log-short = Journal
page-talk = Discussion
page-talk-empty = Personne n’a encore rien dit.
page-talk-off = On ne discute pas à cette table.
page-say = Dire quelque chose
page-notation = Taper un coup
page-notation-example = Taper un coup : { $example }
page-text-command = Commande
page-text-line = Numéro, coup ou question
page-text-question = Votre question
page-text-help = Que puis-je taper ?
page-text-candidate = { $number } : { $move }, { $share }
page-text-again = Tapez-le encore une fois pour confirmer.
page-lost = Connexion perdue. Nouvel essai…
page-closed = On ne peut pas entrer à cette table.
page-nowhere = Il n’y a rien à cette adresse.
page-propose-undo = { $me ->
    [yes] Vous demandez d’annuler le dernier coup.
   *[no] { $name } demande d’annuler le dernier coup.
}
page-propose-end = { $me ->
    [yes] Vous demandez d’arrêter la partie sans résultat.
   *[no] { $name } demande d’arrêter la partie sans résultat.
}
page-propose-takeover = { $me ->
    [yes] Vous demandez qu’un bot remplace { $about }.
   *[no] { $name } demande qu’un bot remplace { $about }.
}
page-propose-free = { $me ->
    [yes] Vous demandez que { $about } quitte la partie.
   *[no] { $name } demande que { $about } quitte la partie.
}
page-propose-sit = { $name } veut prendre la place libre et en verrait la main et tous les secrets. Sans l’accord de tous d’ici deux minutes, un bot la prend.
page-asked = Vous avez demandé cette place. Les autres ont deux minutes pour accepter ; ensuite, un bot la prend.
page-curtain = Passez l’appareil à { $name }
page-curtain-note = Que personne d’autre ne regarde.
page-curtain-open = C’est moi, { $name }

# La fin
page-won = { $me ->
    [yes] Vous avez gagné
   *[no] { $name } a gagné
}
page-won-together = Victoire partagée : { $names }
page-ended = La partie s’est arrêtée sans résultat.
page-conceded = Les autres ont abandonné.
page-chart = La partie, coup par coup
page-chart-score = Le score
page-chart-chances = Les chances
page-chances = Les chances de chacun, vues par le plus fort des bots
page-rematch = Rejouer
page-share-game = Partager la partie
page-share-step = Partager ce coup
page-share-open = Toute personne qui a le lien peut revoir cette partie, toutes mains ouvertes.
page-share-closed = Seules les personnes invitées peuvent revoir cette partie : ce qui est caché le reste.
page-fair = La donne était-elle honnête ?
page-fair-check = Le vérifier ici
page-fair-working = Vérification…
page-fair-yes = Les cartes ont été scellées avant la donne et n’ont jamais changé.
page-fair-note = Le serveur a montré un sceau (SHA-256) avant la donne. Votre navigateur vient de refaire ce sceau à partir de la graine, désormais publique, et d’en déduire les { $draws } tirages de la partie.
page-fair-no = Le sceau ne correspond pas : ces cartes ne sont pas celles qui étaient promises.
page-fair-own = Votre navigateur a mis dans la donne un mot tiré au hasard : personne ne pouvait préparer les cartes.
page-fair-words = Des mots font partie de la donne : { $names }.
page-fair-no-words = Aucun mot des joueurs ne fait partie de la donne. Le sceau seul prouve peu : qui tient le serveur pouvait essayer bien des graines avant la partie.
page-fair-changed = Les mots de cette donne ne sont pas ceux qui avaient été engagés avant la partie.
page-fair-closed = Le dossier de cette partie reste secret, et sa graine aussi.

# Revoir une partie
page-step = Coup { $step } sur { $steps }
page-first = Au début
page-back = Un coup en arrière
page-forward = Un coup en avant
page-last = À la fin
page-seen-by = Vu par
page-spectators = tout le monde
page-back-to-table = Retour à la table

# Règles
page-rules-of = Les règles du jeu { $game }
page-rules-all = Toutes les règles
page-rules-old = Cette partie a commencé avec la version { $rules } des règles, et la suit jusqu’à la fin.
page-search = Chercher dans les règles
page-search-none = Aucune règle ne dit cela.
page-rules-example = Par exemple

# Shinobi sur la page
shinobi-ask-first = Premier ordre : déployez une carte dans une autre province, ou frappez avec un ninja.
shinobi-ask-deploy = Dans quelle province déployer { $card } ?
shinobi-ask-strike = Quelle colonne le ninja frappe-t-il ?
shinobi-ask-second = Deuxième ordre : installez une carte chez vous, ou déplacez-en une qui est ailleurs.
shinobi-ask-settle = Installez { $card } dans votre province.
shinobi-ask-march = Où déplacer { $card } ?
shinobi-ask-third = Troisième ordre : choisissez une de vos colonnes pour attaquer.
shinobi-ask-target = Que doit attaquer { $card } ?
shinobi-ask-rest = Troisième ordre : rien ne peut être attaqué. Finissez votre tour.
shinobi-button-rest = Finir mon tour
shinobi-province = { $me ->
    [yes] Chez vous
   *[no] Chez { $owner }
}
shinobi-home = Chez vous
shinobi-here = ici
shinobi-here-said = { $me ->
    [yes] { $card } dans votre province
   *[no] { $card } chez { $owner }
}
shinobi-aim = { $ninja ->
    [yes] Frapper
   *[no] Attaquer
} : { $column }
shinobi-held = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}
shinobi-column = { $clan }, { $owner } : { $cards ->
    [0] vide
    [one] { $cards } carte
   *[other] { $cards } cartes
}
shinobi-protected = protégée ce tour-ci
shinobi-pile-name = Pioche
shinobi-pile-low = La pioche s’épuise
shinobi-pile-left = { $cards ->
    [one] encore { $cards } carte
   *[other] encore { $cards } cartes
}
shinobi-last-round = Dernier tour
shinobi-discards = Défausse
shinobi-serve-clan = Vous servez { $clan }
shinobi-serve-note = Personne d’autre ne le sait. { $cards } sur la table.
shinobi-served-note = { $cards } sur la table.
shinobi-memory = Cartes de chaque clan
shinobi-in-hand = votre main
shinobi-gone = défaussées
shinobi-tally = { $clan } : sur la table { $table }, dans votre main { $hand }, non vues { $unseen }, défaussées { $gone }
shinobi-deeds = Qui a fait quoi pour qui
shinobi-served = au service du clan { $clan }, { $home } chez son agent

## Shitennō sur la page
honda = Honda
sakakibara = Sakakibara
sakai = Sakai
ii = Ii
shitenno-ask-offer = Vous êtes Tairō : touchez les cartes d’un lot, puis le titre qui l’accompagne.
shitenno-ask-send = Proposer le lot avec le titre de { $title } ?
shitenno-ask-split = Vous êtes Tairō : faites deux lots de tout, puis donnez un titre à chacun.
shitenno-ask-rest = Le premier lot va avec le titre de { $title }. Et le second ?
shitenno-ask-answer = { $name } vous propose ce lot avec le titre de { $title }.
shitenno-ask-choose = Choisissez un des deux lots ; le Tairō prend l’autre.
shitenno-ask-pay = Payez pour { $province } : touchez ce que vous donnez.
shitenno-ask-place = Le paiement suffit pour { $province }. Poser le kamon ?
shitenno-ask-province = Comment payez-vous pour { $province } ?
shitenno-ask-claim = Choisissez une province pour un kamon, ou finissez votre tour. Encore { $left } à poser au plus.
shitenno-ask-turn = Senseï : retournez un de vos kamons sur sa face dorée, ou finissez votre tour.
shitenno-ask-done = Plus rien à poser : finissez votre tour.
shitenno-button-accept = Accepter
shitenno-button-refuse = Refuser
shitenno-button-place = Poser le kamon
shitenno-button-withdraw = Renoncer
shitenno-button-draw = Utiliser une Pioche
shitenno-button-done = Finir mon tour
shitenno-generals = Les généraux
shitenno-order = L’ordre de cette année
shitenno-order-done = terminé
shitenno-order-later = ensuite
shitenno-order-tap = Touchez une province pour voir ce qu’elle coûte et rapporte.
shitenno-order-place = Dans l’ordre des titres : { $place }
shitenno-tairo = Tairō
shitenno-next-title = { $title } dès cette année
shitenno-track = Points de faveur : { $list }
shitenno-piles = Manche { $round } · pioches : Troupe { $troops }, Koku { $koku }
shitenno-provinces = Les provinces
shitenno-as-rows = En liste
shitenno-as-map = Sur le plateau
shitenno-zoom-in = Agrandir le plateau
shitenno-zoom-out = Voir tout le plateau
shitenno-said-price = prochaine position { $value } : { $troops }, ou { $value } kokus ; tuiles restantes : { $tiles }
shitenno-lot-first = Premier lot
shitenno-lot-second = Deuxième lot
shitenno-card-to = { $where ->
    [first] { $card } dans le premier lot
    [second] { $card } dans le deuxième lot
    [lot] { $card } dans le lot
   *[table] { $card } hors du lot
}
shitenno-title-for = { $where ->
    [first] { $title } pour le premier lot
    [second] { $title } pour le deuxième lot
   *[lot] { $title } pour le lot
}
shitenno-pay-with = Payer : { $parts }
shitenno-seals = Titres restants
shitenno-seal-first = Choisissez d’abord le titre du premier lot.
shitenno-tap-cards = Touchez une carte pour l’ajouter au lot.
shitenno-send = Proposer ce lot
shitenno-take = Prendre le lot du { $title }
shitenno-divides = { $name } partage
shitenno-round-of = Le lot fait le tour
shitenno-refused = refus
shitenno-thinks = réponse attendue
shitenno-later = réponse ensuite
shitenno-keeps = lot à garder si tous refusent
shitenno-buys = Avec lui, vous pourriez payer pour : { $provinces }.
shitenno-none = aucune
shitenno-helper-on = Que permet-il de payer ?
shitenno-helper-off = Ne pas me le dire
shitenno-or-koku = ou { $koku } kokus
shitenno-ways = Façons de payer : { $count }
shitenno-ways-all = Les { $count } façons de payer
shitenno-ways-few = Seulement les moins chères
shitenno-use-hatamoto = Le Hatamoto remplace un { $troop }.
shitenno-use-exchange = Échange : { $what } devient { $into }.
shitenno-use-copy = +1 : un { $what } de plus.
shitenno-lost = Perdu : { $what }
shitenno-pay-place = Payer et poser
shitenno-step-by-step = Pas à pas
shitenno-turn-gold = Retourner un kamon
shitenno-laid = Dans le paiement :
shitenno-tap-hand = Touchez des cartes de votre main.
shitenno-known = Cartes connues de chaque main
shitenno-left = Troupes que vous n’avez pas vues
shitenno-left-note = Dans la pioche (cartes : { $pile }) ou cachées dans les mains. Pioche Koku : { $koku }.
shitenno-if-now = Si la partie finissait maintenant
shitenno-end-track = Positions et titres
shitenno-end-koku = Kokus en main
shitenno-end-exchanged = Troupes échangées en kokus
shitenno-end-plus = Tuiles +1 restantes
shitenno-end-majorities = Majorités : { $provinces }
shitenno-end-provinces = Province par province
shitenno-holds = { $cards ->
    [one] carte
   *[other] cartes
}
shitenno-said-kamon = { $value } : { $name }{ $golden ->
    [yes] , doré
   *[no] { "" }
}
shitenno-said-leads = { $me ->
    [yes] Vous menez
   *[no] { $name } mène
} avec { $kamon }
shitenno-offered = { $me ->
    [yes] Votre lot
   *[no] Le lot proposé par { $name }
}
shitenno-gain = points de faveur : { $value }{ $bonus ->
    [0] { "" }
   *[other] { " " }et { $bonus } pour votre titre
}{ $tile ->
    [yes] , et la tuile du dessus avec son bonus caché
   *[no] , mais il ne reste pas de tuile
}
shitenno-power = { $title ->
    [daimyo] Joue en premier ; 2 points de faveur de plus par kamon posé. (STN-44)
    [shomyo] 1 point de faveur de plus par kamon posé. (STN-44)
    [sensei] À la fin de votre tour, vous pouvez retourner un kamon sur sa face dorée : il compte double. (STN-56)
   *[hatamoto] Une fois par tour, le Hatamoto remplace une troupe au choix. (STN-57)
}
shitenno-end-leads = { $me ->
    [yes] Vous avez
   *[no] { $name } a
} la majorité : { $kamon }
shitenno-end-tied = Égalité à { $kamon } ; { $me ->
    [yes] vous êtes
   *[no] { $name } est
} le plus à gauche (STN-63)

## La base de données : plus de place, sauvegardes, processus qui tombent.

STORE =
    .full = La table ne peut pas l’enregistrer pour l’instant : il n’y a plus de place. Rien n’est perdu et rien n’a changé.
    .full-hint = Réessayez dans un moment ; l’hébergeur doit faire de la place.
    .away = Les tables sont injoignables pour l’instant. Rien n’est perdu.
    .away-hint = Réessayez dans un instant.
    .open = Impossible d’ouvrir la base de données : { $problem }.
    .open-hint = Tourne-t-elle, et --database est-il bien écrit ?
BACKUP =
    .none = Il n’y a pas de base de données { $file }.
    .none-hint = --database en désigne une autre.
    .empty = La base de données ne contient aucune table de Sengoku.
    .empty-hint = --database en désigne une autre.
    .file = { $file } est inutilisable : { $problem }.
    .form = { $file } n’est pas une sauvegarde de Sengoku.
    .form-hint = Les sauvegardes se font avec : sengoku backup FICHIER
    .broken = { $file } est abîmé : ce n’est pas ce qui fut écrit. Rien n’a été restauré.
    .broken-hint = Prenez une autre sauvegarde.
    .newer = { $file } vient d’une version plus récente de Sengoku.
    .newer-hint = Installez-la, puis restaurez.
    .taken = La base de données contient déjà des tables ; rien n’a été restauré.
    .taken-hint = Restaurez dans un nouveau fichier ou une base vide : --database AUTRE
    .log = La partie de la table { $table } ne peut pas être rejouée : { $problem }. Rien n’a été restauré.
    .unplayable = La table { $table } ne peut pas être jouée ici. { $problem } Rien n’a été restauré.
    .database = La base de données a refusé : { $problem }. Rien n’a été restauré.
reports-none = Rien n’a été signalé.
reports-one = { $time }, table { $table } : { $by } signale { $name } ({ $reason })
backup-doing = Sauvegarde
backup-done = { $file } contient { $tables ->
        [one] une table
       *[other] { $tables } tables
    } et { $rows } lignes. Gardez-le secret : il connaît les cartes des parties en cours.
restore-doing = Restauration
restore-done = { $tables ->
        [one] Une table
       *[other] { $tables } tables
    } et { $rows } lignes sont restaurées, et chaque partie a été rejouée pour la vérifier.

## Le plateau de Senji dans le navigateur : la carte et la guerre

senji-panel = Ce que la saison demande
senji-season-setup = Mise en place
    .about = On garde un samouraï, on place ses pièces.
senji-season-emperor = L’Empereur
    .about = La famille qui a le plus d’honneur l’accueille, et appelle cette année.
senji-season-auction = Enchères
    .about = Mises cachées pour les cartes des familles absentes.
senji-season-winter = Hiver
    .about = Pourparlers : offres, échanges, promesses.
senji-season-spring = Printemps
    .about = Un ordre face cachée dans chacune de ses provinces.
senji-season-summer = Été
    .about = L’hôte appelle ; on exécute les ordres, on livre bataille.
senji-season-autumn = Automne
    .about = Commerce, combinaisons, samouraïs : l’honneur.
senji-season-end = La fin
senji-year = { $year ->
    [0] Avant la première année
   *[other] { $season ->
        [emperor] Année { $year } : l’Empereur
        [auction] Année { $year } : les enchères
        [winter] Année { $year } : l’hiver
        [spring] Année { $year } : le printemps
        [summer] Année { $year } : l’été
        [autumn] Année { $year } : l’automne
       *[other] Année { $year }
    }
}
senji-family = { $name }, famille { $family } : honneur { $honour }, { $provinces ->
    [one] { $provinces } province
   *[other] { $provinces } provinces
}{ $host ->
    [yes] , hôte de l’Empereur
   *[no] { "" }
}{ $ready ->
    [yes] , terminé
   *[no] { "" }
}
senji-provinces = provinces : { $count }
senji-ready-now = terminé
senji-everybody = tous
senji-ask-keep = Garder { $samurai } ?
senji-ask-call = Appeler { $province } ?
senji-ask-post = { $province } est appelée : combien d’unités y placez-vous ?
senji-ask-led = { $units ->
    [0] Aucune unité : votre samouraï y va-t-il ?
    [one] Une unité : votre samouraï avec elle ?
   *[other] { $units } unités : votre samouraï avec elles ?
}
senji-ask-order = Qu’ordonnez-vous à { $province } ?
senji-ask-orders = Printemps : touchez vos provinces pour ordonner. { $missing ->
    [one] Une est encore sans ordre.
   *[other] { $missing } sont encore sans ordre.
}
senji-ask-ordered = Chaque province a son ordre. Avez-vous terminé ?
senji-ask-waits = Vous avez décidé. Les autres réfléchissent encore.
senji-ask-move = Mouvement depuis { $origin } : qui va où ? Ou personne.
senji-ask-go = Encore une pièce depuis { $origin }, ou le plan est-il complet ?
senji-ask-where = Vers où ? ({ $piece })
senji-ask-drown = { $drowning ->
    [one] La mer prend une pièce du raid : laquelle ?
   *[other] La mer prend { $drowning } pièces du raid : laquelle ensuite ?
}
senji-ask-off = Devant quelle province ? ({ $piece })
senji-button-ready = Terminer
senji-button-seal = Terminer pour de bon
senji-button-change = Changer d’avis
senji-button-decline = { $phase ->
    [spying] Ne rien regarder
    [shifting] Ne rien changer
    [silencing] Ne rien faire
    [rerolling] Garder les dés
    [hostage] N’exécuter personne
   *[other] Aucune carte
}
senji-button-go = Partir
senji-button-recall = Refaire le plan
senji-map-unit = unité
senji-map-units = { $units ->
    [one] { $units } unité
   *[other] { $units } unités
}
senji-map-label = { $province }, { $me ->
    [yes] chez vous
   *[no] chez { $name }
}, { $units ->
    [0] sans unité
    [one] { $units } unité
   *[other] { $units } unités
}
senji-map-piece = Sur le plateau : { $piece }
senji-call-said = Appeler : { $what } ({ $name })
senji-map-closed = { $province }, fermée
senji-map-waits = { $province }, pas encore appelée
senji-map-order = un ordre face cachée
senji-map-fought = attaquée par { $units ->
    [one] { $units } unité
   *[other] { $units } unités
}
senji-map-fleet = Flotte dans { $sea } ({ $name }), { $units ->
    [one] { $units } unité
   *[other] { $units } unités
}
senji-map-lift = Reprendre
senji-map-raid = Raid par { $sea }
senji-map-call = Appeler
senji-map-sail = Appeler la flotte
senji-map-fight = Se battre ici
senji-map-spy = Regarder
senji-map-retreat = Se retirer ici
senji-map-larger = Agrandir le plateau
senji-map-whole = Voir tout le plateau
senji-setup-samurai = Vos samouraïs
senji-setup-kept = Vous gardez { $samurai }. Les autres choisissent encore.
senji-setup-keep = Garder { $samurai }
senji-setup-post = { $province } : unités et samouraï
senji-setup-led = { $led ->
    [1] Avec le samouraï
   *[other] Sans le samouraï
}
senji-setup-calls = { $me ->
    [yes] Vous appelez
   *[no] { $name } appelle
} les provinces
senji-setup-fills = { $name } place ses pièces à { $province }.
senji-setup-left = { $count ->
    [one] Il reste { $count } province.
   *[other] Il reste { $count } provinces.
}
senji-spring-orders = Vos ordres
senji-spring-none = pas encore
senji-spring-again = Comme l’an dernier ({ $count })
senji-spring-help = Touchez une province, puis son ordre. Personne ne le voit avant qu’il soit appelé.
senji-spring-lifts = { $lifts ->
    [one] Vous pouvez encore changer un ordre.
   *[other] Vous pouvez encore changer { $lifts } ordres.
}
senji-summer-call = Vous êtes l’hôte : qu’appelez-vous ensuite ?
senji-summer-calls = { $name } accueille l’Empereur, et appelle
senji-summer-left = À appeler : { $orders ->
    [one] { $orders } ordre
   *[other] { $orders } ordres
}, { $fleets ->
    [one] { $fleets } flotte
   *[other] { $fleets } flottes
}.
senji-summer-plans = { $name } prépare un mouvement depuis { $origin }
senji-summer-raid = Un raid par { $sea }
senji-summer-drown = { $count ->
    [one] Une pièce du raid se noie.
   *[other] { $count } pièces du raid se noient.
}
senji-summer-off = Devant { $province } ({ $units ->
    [one] { $units } unité
   *[other] { $units } unités
})
senji-summer-battles = Batailles
senji-summer-spy = Avant le premier appel, vous pouvez regarder un ordre d’un adversaire.
senji-summer-shift = Vous pouvez maintenant changer un de vos ordres.
senji-summer-spied = { $province } : { $token }.
senji-march-from = Mouvement depuis { $origin }
senji-march-none = Il ne reste personne à envoyer.
senji-march-batch = Unités à la fois
senji-march-land = Chez les voisins
senji-march-sea = En mer
senji-march-plan = Le plan
senji-march-attack = { $province } : { $own } contre { $other }
senji-march-limits = { $entering ->
    [0] On n’entre plus dans aucune province ennemie.
    [one] On peut entrer dans une province ennemie de plus.
   *[other] On peut entrer dans { $entering } provinces ennemies de plus.
} Au plus 6 unités au même endroit. { $recalls ->
    [0] Le plan ne peut plus être refait.
    [one] Le plan peut être refait une fois.
   *[other] Le plan peut être refait { $recalls } fois.
}
senji-odds = Premier lancer : gagné { $win } %, égalité { $tie } %, perdu { $loss } %
senji-odds-chance = { $chance } %
senji-odds-note = { $wins } % au bout du compte, sans cartes. Unités perdues en moyenne : { $own } contre { $other }.
senji-about-closed = Fermée : la famille { $family } ne joue pas.
senji-about-home = province d’origine, famille { $family }
senji-about-units = Unités
senji-about-order = Ordre
senji-about-land = Par terre
senji-about-crossings = Par un détroit
senji-about-seas = Mers
senji-about-inland = aucune
senji-about-promise = { $name } → { $to } : { $pledge }
senji-about-odds = Une attaque contre ceux qui s’y trouvent, sans samouraï ni cartes
senji-about-attackers = unités
senji-about-chance = gagné
senji-battle-of = La bataille : { $province }
senji-battle-skip = Passer
senji-battle-attacks = à l’attaque
senji-battle-defends = en défense
senji-battle-captured = { $count ->
    [one] { $count } dé capturé
   *[other] { $count } dés capturés
}
senji-battle-total = Total : { $total }
senji-battle-part = { $count } { $part ->
    [units] par les unités
    [captured] par capture
    [emblems] aux dés
    [power] par un pouvoir
   *[support] par le soutien
}
senji-battle-alone = sans soutien
senji-battle-bluff = un bluff
senji-battle-execute = +{ $value } pour vous
senji-battle-tie = { $count ->
    [one] Égalité : les dés ont été relancés.
   *[other] Égalité { $count } fois : les dés ont été relancés.
}
senji-battle-won = { $me ->
    [yes] Vous gagnez la bataille
   *[no] { $name } gagne la bataille
}
senji-battle-spared = { $me ->
    [yes] Vous n’exécutez personne.
   *[no] { $name } n’exécute personne.
}
senji-battle-executed = { $me ->
    [yes] Vous exécutez
   *[no] { $name } exécute
} { $card } : honneur +{ $gained }, et −{ $lost } pour le vainqueur.
senji-battle-losses = Unités perdues : { $lost } par le vaincu, { $cost } par le vainqueur.
senji-battle-honour = +{ honour-points }
senji-battle-fallen = Samouraïs tombés : { $names }.
senji-word-said = { $name } → { $to } : « { $words } »
senji-word-broken = Une promesse est rompue.
senji-word-kept = Une promesse est tenue.
senji-word-ask = { $said } Rompre cette promesse ?
senji-word-year = Ce que sont devenues les promesses
senji-notes-families = Les familles
senji-notes-family = Famille
senji-notes-provinces = Provinces tenues
senji-notes-units = Unités sur le plateau
senji-notes-trust = tenues : { $kept }, rompues : { $broken }
senji-notes-decks = Dans les paquets : { $flowers } hanafuda et { $samurai } samouraïs.
senji-notes-ours = Reconstitués : le plateau et les cartes
    .about = Les frontières, les valeurs des cartes, la plupart des samouraïs et une partie des combinaisons ne figurent dans aucune source que nous ayons : nous les avons reconstitués pour convenir à tout ce que l’on sait. Les provinces sont dessinées d’après les préfectures d’aujourd’hui.
    .own = Si vous avez la boîte, écrivez ses chiffres dans un fichier de la même forme, et jouez avec :
senji-notes-theirs = Joué avec les chiffres d’une boîte
senji-end-samurai = Samouraïs
senji-end-attack = Attaques gagnées
senji-end-defence = Défenses gagnées
senji-end-executions = Exécutions
senji-end-hostages = Membres de sa famille exécutés
senji-end-sets = Séries de familles
senji-end-flowers = Combinaisons
senji-end-members = Membres révélés
senji-end-hired = Mercenaires
senji-end-dossier = Le dossier
    .about = Chaque échange secret et chaque promesse de cette partie.
senji-end-open = Ouvrir
senji-end-none = Personne n’a rien échangé en secret, ni rien promis.
senji-end-year = Année { $year }

## Senji sur la page : cartes, hiver, enchères, automne
page-talk-all = À tous
page-talk-to = À { $name } seulement
page-talk-hearer = Qui l’entend ?
page-whispers = à { $names }
senji-cards-honour = { honour-points }
senji-cards-when-combat = en bataille
senji-cards-when-raid = en raid
senji-cards-when-summer = en été
senji-cards-when-autumn = en automne
senji-cards-when-always = toujours
senji-cards-from = { $card }, donnée par { $name }
senji-cards-none = Aucune carte de diplomatie en main
senji-cards-flowers = { $count } × { $flower }
senji-cards-fold = Voir le plateau
senji-cards-unfold = Revenir
senji-cards-samurai = Vos samouraïs
senji-button-done = Finir mon automne
senji-winter-title = L’hiver
senji-winter-with = Avec qui parlez-vous ?
senji-winter-square = Place publique
senji-winter-words = promesses tenues : { $kept }, rompues : { $broken }
senji-winter-ready = terminé
senji-winter-sealed = a quitté
senji-winter-fresh = { $count ->
    [one] { $count } nouveauté
   *[other] { $count } nouveautés
}
senji-winter-said = Conversation : { $name }
senji-winter-quiet = Ce qui se dit ici reste entre { $name } et vous.
senji-winter-quiet-square = Tout le monde entend ce qui se dit ici.
senji-winter-whisper = Chuchoter à { $name }
senji-winter-say-all = Le dire à tous
senji-winter-offer = Faire une offre
senji-winter-promise = Promettre
senji-winter-gone = { $name } a quitté les pourparlers.
senji-winter-leave = Quitter les pourparlers pour de bon
senji-auction-seal = Ne plus rien changer
senji-winter-left = Temps restant : { $time }
senji-winter-say-peace = { $to ->
    [all] Je n’attaque personne cette année.
   *[other] Je n’attaque aucune de vos provinces cette année.
}
senji-winter-say-spare = Je n’attaque pas { $province } cette année.
senji-winter-say-strike = J’attaque { $province } cette année.
senji-winter-say-mercy = { $to ->
    [all] Je n’exécute personne cette année.
   *[other] Je n’exécute aucun des vôtres cette année.
}
senji-winter-promise-peace = La paix
senji-winter-promise-spare = Épargner une province
senji-winter-promise-strike = Attaquer une province
senji-winter-promise-mercy = La clémence
senji-winter-ask-talk = L’hiver : chuchotez, proposez, promettez ; puis terminez.
senji-winter-ask-wait = Vous avez terminé. Vous pouvez encore répondre jusqu’à la fin de l’hiver.
senji-winter-ask-answer = Quelqu’un vous a fait une offre.
senji-winter-ask-offer = Une offre à { $name } : touchez ce que vous donnez et ce que vous voulez.
senji-winter-ask-how = Face visible ou face cachée ?
senji-winter-ask-pay = Laquelle de vos cartes donnez-vous à { $name } ?
senji-winter-ask-where = { $promise } : laquelle ?
senji-winter-ask-hearer = { $promise } : à qui le promettez-vous ?
senji-winter-offer-said = { $me ->
    [yes] Votre offre
   *[no] Une offre pour vous
} : { what-is-offered }
senji-winter-answer = { $me ->
    [yes] { $how } : votre offre { $number } ({ $name })
   *[no] { $how } : offre { $number } ({ $name })
}
senji-winter-take = Accepter
senji-winter-counter = Contre-offre
senji-winter-refuse = Refuser
senji-winter-withdraw = Retirer
senji-winter-you-give = Vous donnez
senji-winter-you-get = Vous recevez
senji-winter-gift = rien : un cadeau
senji-winter-paying = Ce qui est demandé : { $want }
senji-winter-tap-hand = Touchez une carte de votre main qui convient.
senji-winter-drop = Abandonner
senji-winter-which = Que promettez-vous ?
senji-winter-where = { $promise } : laquelle ?
senji-winter-tell = À { $name }
senji-winter-proclaim = À tous, sur la place publique
senji-winter-shown = Face visible
senji-winter-covered = Face cachée
senji-winter-lay-here = Posez-la ici
senji-winter-tap-card = Touchez d’abord une carte de votre main
senji-winter-draft = Votre offre à { $name }
senji-winter-send = L’envoyer
senji-winter-tap-want = Touchez ci-dessous ce que vous voulez ; rien, et c’est un cadeau
senji-winter-exactly = de valeur
senji-winter-exactly-said = La dernière de valeur { $value }
senji-winter-want = Ce que vous voulez
senji-winter-any = toute carte
senji-auction-title = Les enchères
senji-auction-note = Des cartes de familles absentes sont en vente. Ce que vous posez dessous reste face cachée jusqu’à la fin de l’hiver ; la plus forte mise l’emporte.
senji-auction-ready = Qui a terminé
senji-auction-thinks = mise en cours
senji-auction-lot = { $card }, votre mise { $sum }
senji-auction-lay-here = La poser sous cette carte
senji-auction-frozen = { $me ->
    [yes] Votre mise gelée : { $sum }
   *[no] Mise gelée ({ $name }) : { $sum }
}
senji-auction-lift = Reprendre { $card }
senji-auction-none = aucune mise
senji-auction-sum = votre mise : { $sum }
senji-auction-nothing = Rien n’est en vente cette année.
senji-auction-count = { $count ->
    [one] { $name } { $count } carte
   *[other] { $name } { $count } cartes
}
senji-auction-lot-said = En vente : { $card }. Mises : { $bids }.
senji-auction-ask = Posez des cartes de votre famille sous ce que vous voulez, puis terminez.
senji-auction-ask-lot = Sous quelle carte posez-vous { $card } ?
senji-auction-ask-wait = Vos mises sont posées. Les autres misent encore.
senji-auction-reveal = Les mises sont révélées
senji-auction-won = { $me ->
    [yes] Vous gagnez
   *[no] { $name } gagne
}
senji-auction-tied = Égalité : gelé
senji-auction-unsold = Personne n’a misé
senji-autumn-title = L’automne
senji-autumn-where = Où se place le samouraï ?
senji-autumn-swap = Umeko : touchez la carte que vous donnez à { $name }, face cachée.
senji-autumn-busy = { $me ->
    [yes] C’est votre automne.
   *[other] { $name } change ses cartes en honneur.
}
senji-autumn-has = { honour-points }, { $count } hanafuda
senji-autumn-call = Appeler
senji-autumn-now = maintenant
senji-autumn-done = fini
senji-autumn-later = à venir
senji-autumn-shows = { $count ->
    [one] { $name } voit un de vos hanafuda.
   *[other] { $name } voit { $count } de vos hanafuda et en prend un.
}
senji-autumn-takes = Prenez-en un
senji-autumn-watch = { $name } les voit et en prend un
senji-autumn-tap-flower = Touchez parmi vos hanafuda ce que vous montrez.
senji-autumn-recruits = Trois sont venus : un seul reste
senji-autumn-keep = Garder { $samurai }
senji-autumn-cards = Diplomatie
senji-autumn-combos = Combinaisons de hanafuda
senji-autumn-combo-said = { $combo } : { $have } sur { $need } ; rapporte { $prize }
senji-autumn-samurai = un samouraï
senji-autumn-honour = { honour-points }
senji-autumn-ishida = avec Ishida
senji-autumn-as = { $flower } comme { $missing }
senji-autumn-daisuke = Daisuke échange
senji-autumn-diplomacy = Cartes de diplomatie
senji-autumn-trade = { $name } en montre { $count }, vous en prenez un
senji-autumn-deck = Voir { $count } du paquet, en garder un
senji-autumn-reveal = Révéler : honneur +{ $honour }
senji-autumn-retake = Reprendre : honneur −{ $honour }
senji-autumn-no-cards = Ni carte de commerce ni membre d’une autre famille en main.
senji-autumn-set = Une carte de chaque famille : { honour-points }
senji-autumn-set-has = { $have } sur { $need }
senji-autumn-tribute = Mettre { $card } dans la série
senji-autumn-umeko = Umeko échange une carte avec
senji-autumn-hire = Sans province, vous pouvez engager :
senji-autumn-hire-unit = une unité dans { $sea } : −{ $honour }
senji-autumn-enlist = un samouraï : −{ $honour }
senji-autumn-ask-trade = Votre automne : changez vos cartes en points d’honneur, puis finissez.
senji-autumn-ask-bend = Quel hanafuda compte comme quel type ?
senji-autumn-ask-show = { $left ->
    [one] { $name } a rendu votre carte de commerce : montrez encore un hanafuda.
   *[other] { $name } a rendu votre carte de commerce : montrez encore { $left } hanafuda.
}
senji-autumn-ask-pick = { $name } vous les montre : prenez-en un.
senji-autumn-ask-pick-deck = Ils étaient sur le dessus du paquet : gardez-en un.
senji-autumn-ask-keep = Gardez l’un des samouraïs.
senji-autumn-ask-keep-him = Garder { $samurai } ?
senji-autumn-ask-place = Où se place { $samurai } ?
senji-power-akashi = +1 en bataille s’il attaque.
senji-power-chosokabe = Personne dans son raid ne lance de dé.
senji-power-daisuke = Une fois par automne, défaussez un hanafuda et piochez-en un.
senji-power-ekei = La série des cinq familles n’en demande que quatre.
senji-power-fuma = Avant le premier appel, regardez l’ordre d’un adversaire ; puis vous pouvez changer un des vôtres.
senji-power-genba = Une fois par bataille, relancez jusqu’à deux dés non capturés.
senji-power-hosokawa = Là où il se tient, la production fait piocher trois hanafuda.
senji-power-ishida = Une fois par automne, un hanafuda compte comme n’importe quel type.
senji-power-jubei = Piochez un hanafuda quand votre famille est appelée.
senji-power-kojiro = Désignez un samouraï ennemi de la bataille : il n’a ni dé ni pouvoir.
senji-power-mori = +1 en bataille s’il défend.
senji-power-naoe = Une fois par automne, une carte de commerce vous donne deux des hanafuda montrés.
senji-power-oda = Aucun pouvoir.
senji-power-ranmaru = Recruter coûte quatre tanzaku.
senji-power-sanada = Capture deux dés.
senji-power-tadakatsu = Si son camp perd, il s’échappe dans une de vos provinces voisines.
senji-power-umeko = Une fois par automne, un adversaire échange avec vous une carte de diplomatie face cachée.
senji-power-yodo = Vos membres exécutés ne vous coûtent qu’une fois leur valeur.

## La page : qui est à table

page-people = Qui est là
page-seat-away = hors ligne
page-seat-conceded = a abandonné ; un bot continue
page-change-left-bot = { $before } a quitté la partie : le bot { $after } continue.
page-change-left-free = { $before } a quitté la partie : la place est libre.
page-change-sat-bot = Le bot { $after } a pris la place libre.
page-change-sat-person = { $me ->
    [yes] Vous avez
   *[no] { $after } a
} pris la place libre.
page-change-left-person = { $me ->
    [yes] Vous avez
   *[no] { $after } a
} pris la suite : { $before } a quitté la partie.
page-change-conceded = { $before } a abandonné : un bot continue.
page-change-renamed = { $before } s’appelle désormais { $after }.
page-word-missing = { $me ->
    [yes] Votre mot
   *[no] Le mot choisi par { $name }
} n’a pas été révélé à temps ; il compte comme vide.
page-away-turn = { $count ->
    [one] On attend { $name }, hors ligne.
   *[other] On attend { $name }, hors ligne.
}
page-replace = Laisser jouer un bot
page-stand = Se lever
page-device = Continuer sur un autre appareil
page-device-note = Ouvrez-y ce lien : il sert une fois, pendant un quart d’heure, et la place reste aussi la vôtre ici.
page-devices = { $count } appareils ont votre place.
page-revoke = Déconnecter les autres
page-revoke-note = Les appareils venus après celui-ci perdent votre place, et les anciens liens ne mènent plus à elle.
page-pause = Mettre en pause
page-resume = Reprendre
page-leave = Partir pour de bon
page-leave-ask = Un bot prend votre place et continue ; elle n’est plus à vous. Pour revenir plus tard, fermez simplement la page : votre place vous attend.
page-concede = Abandonner
page-concede-ask = Un bot continue à votre place, et vous finissez derrière tous ceux qui n’ont pas abandonné.
page-end = Arrêter la partie
page-end-ask = La partie s’arrête sans résultat, si tout le monde est d’accord.

# Qui est là : ce qui ne s’annule pas, et ce que l’on demande à tous.
page-propose-waits = Réponses attendues : { $names }.
page-withdraw = Retirer la demande
page-expel = Exclure un joueur
page-expel-whom = Qui doit quitter la partie ?
page-expel-ask = Si tous les autres sont d’accord, { $name } perd sa place. Un bot ou un nouveau joueur peut la prendre.
page-conceded-turn = Vous avez abandonné : un bot continue à votre place.
page-seat-overdue = temps écoulé
page-look-in = Regarder la partie

# Entre inconnus : joueurs masqués, bloqués et signalés.
page-about-person = Masquer, bloquer ou signaler { $name }
page-muted-lines = { $count ->
    [one] Un message est masqué.
   *[other] { $count } messages sont masqués.
}
page-muted-show = Afficher
page-muted-hide = Masquer
page-blocked-here = { $count ->
    [one] Vous avez bloqué quelqu’un à cette table : { $names }.
   *[other] Vous avez bloqué des joueurs de cette table : { $names }.
}
page-seat-muted = messages masqués
page-seat-blocked = joueur bloqué
page-report-came = { $by } vous signale { $name }.
page-conduct-mute = Masquer
page-conduct-mute-note = Cache ce que dit { $name } à cette table, uniquement pour vous.
page-conduct-unmute = Ne plus masquer
page-conduct-muted = { $name } : messages masqués pour vous.
page-conduct-unmuted = { $name } : messages de nouveau visibles.
page-conduct-block = Bloquer
page-conduct-block-note = Rien de ce que dit { $name } ne vous parvient, à aucune table. Vos tables et vos parties lui restent fermées. { $name } n’en sait rien.
page-conduct-unblock = Débloquer
page-conduct-blocked = Vous avez bloqué { $name }.
page-conduct-unblocked = Vous ne bloquez plus { $name }.
page-conduct-undo = Annuler
page-conduct-report = Signaler
page-conduct-report-note = L’hôte de cette table verra votre signalement et les derniers messages que vous avez reçus. { $name } n’en saura rien.
page-conduct-report-host = La personne qui gère ce serveur verra votre signalement et les derniers messages que vous avez reçus. { $name } n’en saura rien.
page-conduct-why = Quel est le problème ?
page-conduct-reason-talk = Propos offensants
page-conduct-reason-play = Jeu déloyal
page-conduct-reason-name = Nom offensant
page-conduct-reason-other = Autre chose
page-conduct-text = Précisions (facultatif)
page-conduct-send = Envoyer
page-conduct-sent = Merci. L’hôte peut maintenant voir votre signalement.
page-conduct-sent-host = Merci. La personne qui gère ce serveur peut maintenant voir votre signalement.
page-conduct-reports = Signalements
page-conduct-reports-note = Visibles uniquement pour vous et pour la personne qui gère ce serveur.
page-conduct-about = { $by } à propos du joueur { $name } : { $reason }
page-conduct-gone = { $name } a quitté la table.
page-conduct-mute-all = Faire taire pour tous
page-conduct-unmute-all = Rendre la parole
page-conduct-expel = Exclure par un vote
page-conduct-talk-off = Couper la discussion
page-conduct-talk-on = Rouvrir la discussion
page-conduct-list = Joueurs bloqués
page-conduct-list-note = Sous le nom porté lors du blocage.

# HTTP sans chiffrement : ce que les navigateurs gardent pour eux.
page-copy-self = Le navigateur ne nous laisse pas copier. Le lien est sélectionné : tapez Ctrl+C (⌘C sur Mac), ou gardez le doigt dessus.
page-fair-insecure = Les navigateurs ne calculent de sceaux que sur des pages en HTTPS. Avec Sengoku installé, on peut vérifier le dossier de la partie : sengoku verify.

# À quelles conditions on s’assoit, et combien de temps on réfléchit.
page-time = Temps de réflexion
page-time-none = Sans limite
page-time-minute = Une minute par coup
page-time-day = Un jour par coup
page-hints-whom = Conseils d’un joueur fort
page-hints-alone = En solo
page-hints-all = Pour tous
page-hints-off = Aucun
page-clock-left = { $me ->
    [yes] Il vous reste { $time }.
   *[no] Il reste { $time } à { $name }.
}

# Les options de chaque jeu, telles que la page les propose.
page-options = Règles de cette table
shinobi-option-first = Qui commence
    .chance = Au hasard
shinobi-option-protect_move_source = La colonne qu’une carte a quittée ce tour-ci
    .yes = Protégée
    .no = Non protégée
senji-option-raid_dice = Dés d’un raid
    .all = Unités et samouraïs
    .units = Unités seules
senji-option-umeko = Umeko échange
    .diplomacy = Cartes de diplomatie
    .hanafuda = Des hanafuda
senji-option-trades = Cartes de commerce rendues par automne
    .any = Autant qu’on veut
    .one = Une
shitenno-option-generals = Votre général
    .usual = Peu importe

# Ce que laissent les limites de la maison, dit quand il reste peu.
senji-left-offers = { $left ->
    [0] plus d’offres cet hiver
    [one] encore une offre cet hiver
   *[other] encore { $left } offres cet hiver
}
senji-left-offers-to = { $left ->
    [0] plus d’offres à { $name } cet hiver
    [one] encore une offre à { $name } cet hiver
   *[other] encore { $left } offres à { $name } cet hiver
}
senji-left-promises = { $left ->
    [0] plus de promesses cet hiver
    [one] encore une promesse cet hiver
   *[other] encore { $left } promesses cet hiver
}
senji-left-lifts = { $left ->
    [0] plus de reprises possibles
    [one] encore une reprise possible
   *[other] encore { $left } reprises possibles
}
senji-left-changes = { $left ->
    [0] vous ne pouvez plus changer d’avis
    [one] vous pouvez encore changer d’avis une fois
   *[other] vous pouvez encore changer d’avis { $left } fois
}
shitenno-left-cards = { $left ->
    [0] plus de cartes à reprendre
    [one] encore une carte à reprendre
   *[other] encore { $left } cartes à reprendre
}
shitenno-left-payments = { $left ->
    [0] plus de paiements à abandonner
    [one] encore un paiement à abandonner
   *[other] encore { $left } paiements à abandonner
}

/*
 * Random play of rftg's C engine (Keldon Jones' Race for the Galaxy), to stand beside ours:
 * `rftg SECONDS PLAYERS EXPANSION` (0 base game, 5 Alien Artifacts) prints one line of JSON as
 * measure.py does.
 *
 * Nothing of rftg is in this file: it calls the engine of the reader's own checkout (run.py --rftg
 * PATH) and is compiled with it when that is measured. That engine is free software under the GNU
 * General Public License, version 2 or later; the program made of both falls under it too and may
 * be passed on under that licence only. It lies below build/ and is no part of Cosmeeple, whose
 * licence (MIT) holds for this file alone.
 *
 * A decision is one question of the engine. It asks for a whole payment at once, where ours asks
 * card by card, and does not list what is legal: a payment or a set of goods is drawn and tried on
 * a copy until it is one. No bot, no networks, no output; log lines are put together and thrown
 * away, for only the engine's simulations write none, and those deal unknown cards.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "rftg.h"

#define TRIES 200
#define LOG_SIZE 65536
#define GAMES_AT_ONCE 20
#define CLONES 2000

extern int payment_callback(game *, int, int, int[], int, int[], int, int, int);
extern int needed_callback(game *, int, int, int[], int, int, int);
extern int good_chosen(game *, int, int, int, int, int, int[], int);
extern int consume_hand_chosen(game *, int, int, int, int[], int);

static unsigned int chance = 7;
static long asked;

/* --- what the engine wants from its host */

void display_error(char *msg)
{
	fprintf(stderr, "%s", msg);
}

void message_add(game *g, char *msg)
{
}

void message_add_formatted(game *g, char *msg, char *tag)
{
}

int game_rand(game *g)
{
	return simple_rand(&g->random_seed);
}

/* --- answers */

/* A number from 0 to n - 1. */
static int below(int n)
{
	chance = chance * 1664525u + 1013904223u;
	return (int)((unsigned long long)chance * (unsigned)n >> 32);
}

/* So many of the items at random, put first. */
static void some(int items[], int n, int count)
{
	int i, j, item;
	for (i = 0; i < count; i++)
	{
		j = i + below(n - i);
		item = items[i];
		items[i] = items[j];
		items[j] = item;
	}
}

static void random_choice(game *, int, int, int[], int *, int[], int *, int, int, int);

static void seats_turned(game *g, int who)
{
}

static decisions control = {.make_choice = random_choice, .notify_rotation = seats_turned};

/* A copy to try an answer on, in which every further question is answered at random. */
static void copy_to_try(game *copy, game *g)
{
	int i;
	memcpy(copy, g, sizeof(game));
	copy->simulation = 1;
	for (i = 0; i < copy->num_players; i++) copy->p[i].choice_pos = copy->p[i].choice_size;
}

static void give_up(int type)
{
	fprintf(stderr, "no legal answer found to a question of type %d\n", type);
	exit(1);
}

/* Special cards at random, and as many hand cards as they leave to pay. */
static void pay(game *g, int who, int list[], int n, int special[], int m, int world, int mil_only,
                int mil_bonus, int *np, int *nc)
{
	static game copy;
	int try, cards[MAX_DECK], powers[MAX_DECK];
	for (try = 0; try < TRIES; try++)
	{
		*nc = below(m + 1);
		some(special, m, *nc);
		*np = needed_callback(g, who, world, special, *nc, mil_only, mil_bonus);
		if (*np < 0 || *np > n) continue;
		some(list, n, *np);
		copy_to_try(&copy, g);
		memcpy(cards, list, sizeof(int) * *np);
		memcpy(powers, special, sizeof(int) * *nc);
		if (payment_callback(&copy, who, world, cards, *np, powers, *nc, mil_only, mil_bonus))
			return;
	}
	give_up(CHOICE_PAYMENT);
}

/* Goods that a power takes, as many as it takes. */
static int goods(game *g, int who, int list[], int n, int special[], int least, int most)
{
	static game copy;
	int try, count, cards[MAX_DECK];
	for (try = 0; try < TRIES; try++)
	{
		count = least + below(most - least + 1);
		some(list, n, count);
		if (g->cur_action != ACT_CONSUME_TRADE) return count;
		copy_to_try(&copy, g);
		memcpy(cards, list, sizeof(int) * count);
		if (good_chosen(&copy, who, special[0], special[1], least, most, cards, count))
			return count;
	}
	give_up(CHOICE_GOOD);
	return 0;
}

/* Hand cards that a power takes. */
static int hand_cards(game *g, int who, int list[], int n, int card, int power)
{
	static game copy;
	int try, count, cards[MAX_DECK];
	for (try = 0; try < TRIES; try++)
	{
		count = below((n < 4 ? n : 4) + 1);
		some(list, n, count);
		copy_to_try(&copy, g);
		memcpy(cards, list, sizeof(int) * count);
		if (consume_hand_chosen(&copy, who, card, power, cards, count)) return count;
	}
	give_up(CHOICE_CONSUME_HAND);
	return 0;
}

/* One of the pairs of a list and a special list, put first. */
static void one_pair(int list[], int special[], int n)
{
	int at = below(n);
	list[0] = list[at];
	special[0] = special[at];
}

static void random_choice(game *g, int who, int type, int list[], int *nl, int special[], int *ns,
                          int arg1, int arg2, int arg3)
{
	player *p = &g->p[who];
	int given[MAX_DECK], powers[MAX_DECK], n = nl ? *nl : 0, m = ns ? *ns : 0;
	int answer = 0, np = 0, nc = 0, i, *log;
	if (!g->simulation) asked++;
	if (type != CHOICE_ACTION && n) memcpy(given, list, sizeof(int) * n);
	if (m) memcpy(powers, special, sizeof(int) * m);
	switch (type)
	{
		case CHOICE_ACTION:
			for (i = ACT_EXPLORE_5_0; i <= ACT_PRODUCE; i++)
				if (i != ACT_DEVELOP2 && i != ACT_SETTLE2) given[np++] = i;
			given[0] = given[below(np)];
			given[1] = -1;
			np = 2;
			break;
		case CHOICE_START:
			some(powers, m, nc = 1);
			some(given, n, np = n - 4);
			break;
		case CHOICE_DISCARD:
			some(given, n, np = arg1 < n ? arg1 : n);
			break;
		case CHOICE_SAVE:
			some(given, n, np = 1);
			break;
		case CHOICE_PLACE:
			i = below(n + 1);
			answer = i < n ? given[i] : -1;
			break;
		case CHOICE_PAYMENT:
			pay(g, who, given, n, powers, m, arg1, arg2, arg3, &np, &nc);
			break;
		case CHOICE_SETTLE:
		case CHOICE_CONSUME:
			if ((type == CHOICE_SETTLE || arg1) && below(n + 1) == n) break;
			one_pair(given, powers, n);
			np = nc = 1;
			break;
		case CHOICE_PRODUCE:
			one_pair(given, powers, n);
			np = nc = 1;
			break;
		case CHOICE_TRADE:
		case CHOICE_WINDFALL:
			some(given, n, np = 1);
			break;
		case CHOICE_GOOD:
			np = goods(g, who, given, n, powers, arg1, arg2);
			break;
		case CHOICE_CONSUME_HAND:
			np = hand_cards(g, who, given, n, arg1, arg2);
			break;
		case CHOICE_DISCARD_PRODUCE:
			if (m == 0 || below(n + 1) == n) break;
			some(given, n, np = 1);
			some(powers, m, nc = 1);
			break;
		case CHOICE_LUCKY:
			answer = 1 + below(7);
			break;
		case CHOICE_ANTE:
			i = below(n + 1);
			answer = i < n ? given[i] : -1;
			break;
		case CHOICE_KEEP:
			answer = given[below(n)];
			break;
		default:
			give_up(type);
	}
	log = p->choice_log + p->choice_size;
	*log++ = type;
	*log++ = answer;
	*log++ = np;
	for (i = 0; i < np; i++) *log++ = given[i];
	*log++ = nc;
	for (i = 0; i < nc; i++) *log++ = powers[i];
	p->choice_size = (int)(log - p->choice_log);
}

/* --- games */

static void play(game *g, unsigned int seed)
{
	int i;
	g->random_seed = seed;
	for (i = 0; i < g->num_players; i++)
	{
		g->p[i].control = &control;
		g->p[i].ai = 0;
		g->p[i].choice_size = g->p[i].choice_pos = g->p[i].choice_unread_pos = 0;
	}
	init_game(g);
	g->session_id = -2;
	begin_game(g);
	while (game_round(g))
		;
	score_game(g);
	declare_winner(g);
}

static double now(void)
{
	struct timespec t;
	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
	return t.tv_sec + t.tv_nsec * 1e-9;
}

int main(int argc, char *argv[])
{
	static game g, copy;
	double seconds = argc > 1 ? atof(argv[1]) : 5, began, spent, clone;
	long games = 0, rounds = 0;
	int i;
	volatile char seen = 0;

	g.num_players = argc > 2 ? atoi(argv[2]) : 2;
	g.expanded = argc > 3 ? atoi(argv[3]) : 0;
	g.goal_disabled = g.takeover_disabled = 1;
	if (read_cards(NULL) < 0) return 1;
	for (i = 0; i < g.num_players; i++)
	{
		g.p[i].name = "P";
		g.p[i].choice_log = malloc(sizeof(int) * LOG_SIZE);
	}
	began = now();
	do
	{
		for (i = 0; i < GAMES_AT_ONCE; i++)
		{
			play(&g, (unsigned int)games++);
			rounds += g.round;
		}
		spent = now() - began;
	} while (spent < seconds);
	clone = now();
	for (i = 0; i < CLONES; i++)
	{
		memcpy(&copy, &g, sizeof(game));
		seen += ((char *)&copy)[i];
	}
	clone = (now() - clone) / CLONES;
	printf("{\"decisions_per_s\": %f, \"games_per_s\": %f, \"decisions_per_game\": %f, "
	       "\"clone_us\": %f, \"rounds_per_game\": %f}\n",
	       asked / spent, games / spent, (double)asked / games, clone * 1e6,
	       (double)rounds / games);
	return 0;
}

// Measures OpenSpiel games in C++, with no Python in the loop.
//
//   openspiel_bench GAME SECONDS SEED
//
// prints one JSON object: the rates of whole random games, copies of a state per
// second, and the mean bytes of a state.

#include <chrono>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <new>
#include <random>
#include <string>
#include <vector>

#include "open_spiel/spiel.h"
#include "open_spiel/spiel_utils.h"

namespace {

// Bytes asked of the allocator, so that the size of a state counts what its
// vectors hold, not only sizeof.
std::size_t g_allocated = 0;

using Clock = std::chrono::steady_clock;
using open_spiel::Action;
using open_spiel::Game;
using open_spiel::State;
using StatePool = std::vector<std::unique_ptr<State>>;

struct Play {
  long games = 0;
  long decisions = 0;
  long chance = 0;
  double seconds = 0;
};

double Since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

// Unbiased enough for a pick among a few dozen, and cheaper than
// std::uniform_int_distribution: the time should be the game's, not ours.
std::size_t Below(std::mt19937& rng, std::size_t n) {
  return (static_cast<unsigned long long>(rng()) * n) >> 32;
}

// Plays one random game. Every chance event of the games measured is uniform,
// so a plain pick replaces a walk over the probabilities; this favours
// OpenSpiel. With a pool, keeps a copy of each state where a player decides.
void PlayGame(const Game& game, std::mt19937& rng, Play& play, StatePool* pool) {
  std::unique_ptr<State> state = game.NewInitialState();
  while (!state->IsTerminal()) {
    const bool chance = state->IsChanceNode();
    if (pool != nullptr && !chance) pool->push_back(state->Clone());
    const std::vector<Action> actions = state->LegalActions();
    state->ApplyAction(actions[Below(rng, actions.size())]);
    ++(chance ? play.chance : play.decisions);
  }
  ++play.games;
}

Play TimeGames(const Game& game, std::mt19937& rng, double seconds) {
  Play play;
  const Clock::time_point start = Clock::now();
  do {
    PlayGame(game, rng, play, nullptr);
    play.seconds = Since(start);
  } while (play.seconds < seconds);
  return play;
}

StatePool DecisionStates(const Game& game, std::mt19937& rng) {
  StatePool pool;
  Play ignored;
  for (int i = 0; i < 4; ++i) PlayGame(game, rng, ignored, &pool);
  return pool;
}

// Copies each state many times in a row, so that it is read from cache.
double CopiesPerSecond(const StatePool& pool, double seconds) {
  constexpr int kInARow = 16;
  long copies = 0;
  double elapsed = 0;
  const Clock::time_point start = Clock::now();
  do {
    for (const std::unique_ptr<State>& state : pool) {
      for (int i = 0; i < kInARow; ++i) state->Clone();
      copies += kInARow;
    }
    elapsed = Since(start);
  } while (elapsed < seconds);
  return copies / elapsed;
}

double MeanBytes(const StatePool& pool) {
  const std::size_t before = g_allocated;
  for (const std::unique_ptr<State>& state : pool) state->Clone();
  return static_cast<double>(g_allocated - before) / pool.size();
}

}  // namespace

void* operator new(std::size_t size) {
  g_allocated += size;
  if (void* memory = std::malloc(size)) return memory;
  throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

int main(int argc, char** argv) {
  if (argc != 4) {
    std::fprintf(stderr, "usage: openspiel_bench GAME SECONDS SEED\n");
    return 2;
  }
  const double seconds = std::atof(argv[2]);
  std::mt19937 rng(std::atoi(argv[3]));
  const std::shared_ptr<const Game> game = open_spiel::LoadGame(argv[1]);
  TimeGames(*game, rng, seconds / 10);  // warm caches and clock first
  const Play play = TimeGames(*game, rng, seconds);
  // Seeded afresh: how far the timed loop got must not change the states.
  rng.seed(std::atoi(argv[3]));
  const StatePool pool = DecisionStates(*game, rng);
  const double copies = CopiesPerSecond(pool, seconds);
  std::printf(
      "{\"decisions_per_s\": %.6g, \"actions_per_s\": %.6g, \"games_per_s\": %.6g, "
      "\"decisions_per_game\": %.6g, \"copies_per_s\": %.6g, \"state_bytes\": %.6g}\n",
      play.decisions / play.seconds, (play.decisions + play.chance) / play.seconds,
      play.games / play.seconds, static_cast<double>(play.decisions) / play.games, copies,
      MeanBytes(pool));
  return 0;
}

// A thread of the bot pool that dies before it has heard anything.
throw new Error("stillborn");

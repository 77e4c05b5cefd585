// A thread of the crew that dies before it has heard anything.
throw new Error("stillborn");

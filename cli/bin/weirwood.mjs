#!/usr/bin/env node
// npm links a command only to a file that is there when it installs. The build comes later, so this stands in for it.
import "../dist/main.js";

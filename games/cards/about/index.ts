/** Where numbers come from, for whoever wants to know: loaded when somebody asks. */
export {};

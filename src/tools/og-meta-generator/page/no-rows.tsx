/** The tags are the headline; the form is for the button that fills it in, and for *Copy as*. */
export const NoRows = () => null;

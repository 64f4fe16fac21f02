import { createContext } from 'react';

/** The output that a result shows as its headline: rows leave it out. */
export const HeadlineContext = createContext<string | undefined>(undefined);

/** The tools that take a value, and the search for others. */
import { SendList } from './send-list.tsx';

export const OfJson = () => <SendList value='{"a":1}' kind="json" onSearch={() => {}} />;

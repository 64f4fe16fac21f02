/** The last inputs of a tool, and the switch that turns keeping them off. */
import { useToolSession } from '#page/session/use-tool-session.ts';
import { HistoryList } from './history-list.tsx';

export const Two = () => <HistoryList session={useToolSession()} onChosen={() => {}} />;

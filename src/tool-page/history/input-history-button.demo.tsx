/** Opens the list of the last inputs. */
import { useToolSession } from '#page/session/use-tool-session.ts';
import { InputHistoryButton } from './input-history-button.tsx';

export const Button = () => <InputHistoryButton session={useToolSession()} />;

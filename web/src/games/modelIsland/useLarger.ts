import { useThree } from "@react-three/fiber";

const SMALL = 520;
const LARGER = 1.5;

/** How much larger pieces are drawn where everything is small. */
export const useLarger = (): number => useThree((state) => (state.size.width < SMALL ? LARGER : 1));

#!/ usr / bin / env bash
#Fits what contracts are worth to the points that data / weights / points_model.inc expects of them, and
#writes data / weights / contract_model.inc.Run it again where those weights have changed.
#tools / training / train_contract_model.sh with 3000 deals : some minutes on two cores
#tools / training / train_contract_model.sh DEALS
set - euo pipefail cd "$(dirname " $0 ")/../.." tools / training / build.sh build / training /
          tools / training / train_contract_model "${1:-3000}" data / weights /
          contract_model.inc echo "== Wrote data/weights/contract_model.inc"
